import { Looking } from '../look/looking.ts';
import { textSource } from '../look/profile-source.ts';
import { things } from '../look/things.ts';
import { Deadline } from '../look/timed-target.ts';
import { tried } from '../look/tried.ts';
import { credentials, type Routes, withService } from './small-service.ts';

/** The lines of a look on things by name, in order, at a service with these routes. */
export async function linesOn(
  names: readonly string[],
  routes: Routes,
  profile: object,
): Promise<readonly string[]> {
  return withService(routes, async (baseUrl) => {
    const text = JSON.stringify({ baseUrl, credentials, sandbox: { marker: true }, ...profile });
    const looking = new Looking(textSource(text, 'p.yaml', {}), new Deadline());
    const lines: string[] = [];
    for (const thing of things.filter(({ name }) => names.includes(name))) {
      const found = await tried(looking, thing);
      lines.push(...found.map(({ level, line }) => `${level}: ${line}`));
    }
    await looking.close();
    return lines;
  });
}
