/** A form that no text for a reader has: what it is called, how it is seen, and a text that has it. */ export interface Form {
  readonly name: string;
  readonly pattern: RegExp;
  readonly example: string;
} /** Forms that no text for a reader has. */
export const forms: readonly Form[] = [
  {
    name: 'is no X',
    pattern: /\b(?:is|are|was|were|be|been)(?:n't)? (?:no (?!longer\b|more than\b)|none\b)/i,
    example: 'A set-PIN body that is no JSON text is refused.',
  },
  { name: 'such', pattern: /\bsuch\b(?! as\b)/i, example: 'Such a card is refused.' },
  {
    name: 'the one … the other',
    pattern: /\b(?:the|neither the) one\b.*\b(?:the|nor the) other\b/i,
    example: 'The one is kept and the other is not.',
  },
  {
    name: 'nobody, anybody, whoever',
    pattern: /\b(?:nobody|anybody|somebody|everybody|who(?:m|so)?ever|nought)\b/i,
    example: 'Nobody accounts for the call.',
  },
  { name: 'all the same', pattern: /\ball the same\b/i, example: 'It is validated all the same.' },
  {
    name: 'as little, so many',
    pattern: /\b(?:as little|so little|as few|so many|so few)\b(?! as \d)/i,
    example: 'The id is as little free after a while.',
  },
  {
    name: 'what was … as a subject',
    pattern:
      /(?:^|[.;:,] |\b(?:and|but|or|that|while) )what (?:is|was|were|has|had|it|they|an?|the)\b(?!.*\?$)/i,
    example: 'What was sent is read back.',
  },
  {
    name: 'in 002',
    pattern: /(?<!\bend(?:s|ed|ing)?(?: neither| either)? )\bin [`'"]?\d(?:\d\d|xx)[`'"]?(?!\d| )/i,
    example: 'A number in 002 is refused.',
  },
  {
    name: 'that very, the very',
    pattern: /\b(?:that|this|the|those|these) very\b/i,
    example: 'A row about that very operation is red.',
  },
  {
    name: 'of its own',
    pattern:
      /\bof (?:its|their|one's|his|her) own(?=$|[.,;:)]| (?:in|on|for|to|with|and|at|by|as|that|which)\b)/i,
    example: 'A return opens a row of its own.',
  },
  { name: 'no more', pattern: /\bno more\b(?!.* than\b)/i, example: 'It is registered no more.' },
  {
    name: 'taken on, on its way',
    pattern: /\b(?:taken on|on (?:its|their) way)\b/i,
    example: 'A customer that was taken on is read.',
  },
]; /** How a row does not begin: it names an operation or a resource first. */
export const beginnings: Form = {
  name: 'does not begin with an operation or a resource',
  pattern:
    /^(?:Where|When|While|If|Once|After|Before|Of|On|In|At|By|For|From|To|With|Without|Within|Under|What|Which\w*|Who\w*|That|There|It|Nothing|Anything|None|Neither|Narrowed|Asked|Only|As)\b/,
  example: 'Where a card is closed, a PIN is refused.',
}; /** The names of the forms that a text has and should not. */
export function findsIn(text: string, sought: readonly Form[] = forms): readonly string[] {
  return sought.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
