/** Lengths tried beyond a bound, so that text in groups of 4 (base64) meets a whole group. */
const GROUP = 4;

/** Beginnings of the text, shorter than `least` by as little as possible. Lengths in code points. */
export function shorterTexts(text: string, least: number): readonly string[] {
  const letters = [...text];
  return Array.from({ length: least }, (_, fewer) => letters.slice(0, least - 1 - fewer).join(''));
}

/** The text stretched at its front, its end and its middle, just beyond `most` code points. */
export function longerTexts(text: string, most: number): readonly string[] {
  const letters = text === '' ? ['a'] : [...text];
  const places = [0, letters.length - 1, Math.floor(letters.length / 2)];
  return Array.from({ length: GROUP }, (_, index) => most + 1 + index).flatMap((length) =>
    places.map((place) => {
      const filling = (letters[place] ?? '').repeat(Math.max(0, length - letters.length));
      return letters.toSpliced(place, 0, filling).join('');
    }),
  );
}

/** Texts of the same length, or of one letter for none, that few formats and patterns accept. */
export function misformedTexts(text: string): readonly string[] {
  const letters = text === '' ? ['a'] : [...text];
  return [letters.with(0, '!'), letters.with(-1, '!'), letters.map(() => '!')].map((changed) =>
    changed.join(''),
  );
}
