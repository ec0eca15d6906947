/** A form that no text for a reader has: how it is seen, a text that has it, and the same in plain words. */
export interface Form {
  readonly name: string;
  readonly pattern: RegExp;
  readonly example: string;
  readonly plain: string;
}

/** Forms that no text for a reader has. */
export const forms: readonly Form[] = [
  {
    name: 'is no X',
    pattern: /\b(?:is|are|was|were|be|been) (?:no (?!longer\b|more than\b)|none\b)/i,
    example: 'A body that is no JSON text is refused.',
    plain: 'A body that is not JSON text is refused, and is no longer sent.',
  },
  {
    name: 'such',
    pattern: /\bsuch\b(?! as\b)/i,
    example: 'Such a card is refused.',
    plain: 'A closed card is refused.',
  },
  {
    name: 'the one … the other',
    pattern: /\bthe one\b.*\bthe other\b/i,
    example: 'The Request-Id does neither the one nor the other.',
    plain: 'The Request-Id executes neither operation.',
  },
  {
    name: 'nobody, anybody, whoever',
    pattern: /\b(?:nobody|anybody|somebody|everybody|who(?:m|so)?ever)\b/i,
    example: 'Nobody accounts for the call.',
    plain: 'The session has no attributable actor.',
  },
  {
    name: 'all the same',
    pattern: /\ball the same\b/i,
    example: 'The number is validated all the same.',
    plain: 'The number is still validated.',
  },
  {
    name: 'as little, so many',
    pattern: /\b(?:as little|so little|as few|so many|so few)\b/i,
    example: 'The id is as little free as before.',
    plain: 'The id stays taken.',
  },
  {
    name: 'in 002',
    pattern:
      /(?<!\bend(?:s|ed|ing)?(?: neither| either)? )\bin [`'"]?(?:[01]\d\d|1xx|\$\{suffix\b)/i,
    example: 'A number in 002 is refused.',
    plain: 'A number that ends in 002 is refused.',
  },
  {
    name: 'that very',
    pattern: /\b(?:that|this|the|those|these) very\b/i,
    example: 'It shows in the very row that holds it.',
    plain: 'It shows in the row that holds it.',
  },
  {
    name: 'of its own',
    pattern:
      /\bof (?:its|their|one's|his|her) own(?=$|[.,;:)]| (?:in|on|for|to|with|and|at|by|as|that|which)\b)/i,
    example: 'A return opens a row of its own.',
    plain: 'A return opens its own row, of its own customer.',
  },
  {
    name: 'no more',
    pattern: /\bno more\b(?!.* than\b)/i,
    example: 'It is registered no more.',
    plain: 'It is no longer registered, and has no more members than before.',
  },
  {
    name: 'taken on, on its way',
    pattern: /\b(?:taken on|on (?:its|their) way)\b/i,
    example: 'A payment is on its way.',
    plain: 'A payment is pending.',
  },
];

/** Forms that no sentence has; the name of a value may be one. */
export const statements: readonly Form[] = [
  {
    name: 'what was … as a subject',
    pattern:
      /(?:^|[.;:,] |\b(?:and|but|or|that|while) )what (?:is|was|were|has|had|it|they|an?|the)\b(?!.*\?$)/i,
    example: 'What was debited comes back.',
    plain: 'The debited amount is refunded, and GET shows what was sent.',
  },
];

/** How a row does not begin: it names an operation or a resource first. */
export const beginnings: Form = {
  name: 'begins with a condition',
  pattern:
    /^(?:Where|When|While|If|Once|After|Before|Of|On|In|At|By|For|From|To|With|Without|Within|Under|What|Which\w*|Who\w*|That|There|It|Nothing|Anything|None|Neither|Narrowed|Asked|Only|As)\b/,
  example: 'On a closed card, a PIN is refused.',
  plain: 'POST /cards/{id}/set-pin on a closed card returns 409 CONFLICT.',
};

/** The names of the forms that a text has and should not. */
export function findsIn(text: string, sought: readonly Form[] = forms): readonly string[] {
  return sought.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
