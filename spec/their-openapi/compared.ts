import type { Operation } from '../openapi-operations.ts';
import type { Revision } from '../revisions.ts';
import { statedOf } from '../stated.ts';
import { lostReferences, type TheirDescription } from './description.ts';
import type { DescriptionFinding } from './finding.ts';
import { looserIn } from './looser.ts';
import { matching } from './matched.ts';
import { missingIn } from './missing.ts';
import { callOf, finding } from './pair.ts';
import { stricterIn } from './stricter.ts';
import { viewer } from './view.ts';

/**
 * Holds a service's own description against that of the contract. `operations` are those of the contract
 * that the service has, as of a month; of what only a gap names nothing is missing, and its shape is the
 * service's own.
 */
export function compared(
  description: TheirDescription,
  operations: readonly Operation[],
  revision: Revision,
): readonly DescriptionFinding[] {
  const { theirs } = matching(description, operations);
  const viewOurs = viewer((schema) => Object(schema));
  const viewTheirs = viewer(description.resolved);
  const lost = lostReferences(description.document).map((reference) =>
    finding('the description', 'unusable', reference, 'leads nowhere'),
  );
  const differing = operations.flatMap((ours) => {
    const found = theirs(ours);
    const isStated = ours.origin === 'contract';
    if (found === undefined) {
      const [row] = statedOf(ours.id);
      return isStated
        ? [finding(callOf(ours), 'missing', 'operation', 'is not described', row?.clause)]
        : [];
    }
    const pair = { ours, theirs: found, viewOurs, viewTheirs };
    return [
      ...(isStated ? [...missingIn(pair, revision), ...stricterIn(pair)] : []),
      ...looserIn(pair),
    ];
  });
  return [...lost, ...differing];
}
