const COMMAND = 'npx payments-conformance';

/** The command that judges a service, restricted to what is explained. */
export function run(selection: string): string {
  return `${COMMAND} run --profile profile.yaml ${selection}`;
}

/** The command that shows what a service has and how it answers. */
export const doctor = `${COMMAND} doctor --profile profile.yaml`;

/** The command that shows a row failing, on the reference service with a fault in it. */
export function serveBroken(defect: string): string {
  return `${COMMAND} serve --port 8080 --profile-out reference.yaml --defect "${defect}"`;
}
