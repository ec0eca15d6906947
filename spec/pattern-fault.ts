/**
 * Why a text cannot be a regular expression of JavaScript, without the text; undefined where it can. The
 * flags are those that most patterns are written for.
 */
export function patternFault(text: string): string | undefined {
  try {
    new RegExp(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return message.slice(message.lastIndexOf(': ') + 2);
  }
}
