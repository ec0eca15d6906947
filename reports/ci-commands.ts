import { plainLine } from './plain-text.ts';

/** GitHub's: a word, perhaps properties, and what the command is given. */
const WORKFLOW_COMMAND = /::(?=[a-z][\w-]*(?:\s[^\n]*?)?::)/gi;
/** GitHub's former one, Azure's and TeamCity's, which count anywhere in a line. */
const LOGGING_COMMAND = /##(?=(?:vso|teamcity)?\[)/gi;

/** Output in which no CI service finds a command, though a target may have sent one. */
export function withoutCommands(output: string): string {
  return output.replace(WORKFLOW_COMMAND, ': :').replace(LOGGING_COMMAND, '## ');
}

/** A text that may quote a target as one line of the output. */
export function outputLine(text: string): string {
  return withoutCommands(plainLine(text, 4000));
}
