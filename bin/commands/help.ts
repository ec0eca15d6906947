/** What each command of the help begins with. */
const START = '\n  payments-conformance ';

/** What `--help` prints. */
export const helpText = `payments-conformance checks an implementation of the payments contract 2025-10-13.

  payments-conformance [run]     check a target; without one, the embedded reference service
    --profile FILE               the target's profile (YAML or JSON)
    --base-url URL               the target's address, over the profile's
    --openapi FILE-or-URL        the target's own OpenAPI, held against the contract and the exchanges
    --suite AREA                 only the checks of this area; may be repeated
    --add FOLDER                 a suite of your own besides, in every report; may be repeated
    --requirement ID             only checks of this requirement; may be repeated
    --operation CALL             only checks of this operation, as "POST /quotes"; may be repeated
    --last-failed                only what failed or was blocked in the last run with the same --out
    --level LEVEL                only MUST, SHOULD or MAY; may be repeated
    --as-of YYYY-MM              the contract as of 2026-07, 2026-08 or 2026-09 (default)
    --seed N                     repeats the choices of an earlier run
    --workers N                  parallel workers (default 2)
    --shard I/N                  one part of the checks; the last has those that must be alone
    --out DIR                    where reports go (default conformance-report)
    --reporter REPORTER          also a reporter of Playwright, or a module; may be repeated
    --slow                       also checks that need real minutes
    --browser                    only the checks that need a browser on this machine
    --require-verified           an unverified requirement fails the run
    --allow-blocked              a blocked requirement does not fail the run
    --watch                      run again at a key, and when the target answers again
    --list                       print the requirements that would be checked, and stop
  payments-conformance merge DIR...  one result of the shards of a run, from their folders
    --add FOLDER                 a suite of your own that the shards ran; may be repeated
    --out DIR                    where reports go (default conformance-report)
    --require-verified           an unverified requirement fails the run, and no shard may be missing
    --allow-blocked              a blocked requirement does not fail the run
  payments-conformance compare DIR DIR  what is worse and better in the second of two runs
    --markdown FILE              also writes it as Markdown
    --out FILE                   also writes it as a page
  payments-conformance known-failures DIR  lists what is red in a run as known in a profile
    --write FILE                 the profile; what it says stays
    --reason TEXT  --owner NAME  --until YYYY-MM-DD   all required, as --write
  payments-conformance init [URL]  looks a target over and writes a profile to begin with
    --profile FILE               the file to write, new or init's own (default profile.yaml)
    --openapi FILE-or-URL        the target's own OpenAPI, which proposes its own shapes
  payments-conformance doctor    looks a target over before a run, in less than a minute
    --profile FILE  --base-url URL
  payments-conformance serve     the reference service alone
    --port N  --defect ID  --time-scale X (0.1: a tenth of each delay)  --profile-out FILE
    --as-of YYYY-MM
  payments-conformance explain TERM...  a requirement, gap, precondition, fact, error code or operation
    --add FOLDER                 a suite of your own, whose requirements it knows then; may be repeated
  payments-conformance changes   what comes, goes and changes between two revisions, by operation
    --from YYYY-MM  --to YYYY-MM
  payments-conformance defects [ID]... [--area AREA] [--sample] [--share] [--unconfirmed] [--seed N] [--workers N]
  payments-conformance variants [NAME]... [--share] [--unconfirmed] [--seed N] [--workers N]
  payments-conformance prove [ID]... [--shard I/N] [--unconfirmed] [--out FILE] [--seed N] [--workers N]
  payments-conformance prove --add FILE... [--out FILE] [--page FILE]
  payments-conformance coverage  which rows have a check and a defect
    --codes                      instead: where each error code of the contract is seen
  payments-conformance completion bash|zsh|fish  prints a script for the shell that completes all this
  payments-conformance --help, -h  all of this; behind a command, what that command takes
  payments-conformance --version

Exit codes: 0 the contract is kept, 1 it is not, 2 wrong usage or profile, or nothing was judged, 3 the
target cannot be reached, stopped answering or was refused for safety, 4 a fault of the suite itself.
Credentials come from the profile or from PAYMENTS_CONFORMANCE_API_TOKEN_ID and
PAYMENTS_CONFORMANCE_API_CLIENT_SECRET.
`;

/** What `COMMAND --help` prints: the lines of that command, and of no other; all of it for none. */
export function helpOf(command: string): string {
  const [, ...sections] = helpText.slice(0, helpText.indexOf('\n\nExit codes')).split(START);
  const own = sections.filter((section) => /^\[?(\w[\w-]*)/.exec(section)?.[1] === command);
  return own.length === 0 ? helpText : `${own.map((each) => START.slice(1) + each).join('\n')}\n`;
}
