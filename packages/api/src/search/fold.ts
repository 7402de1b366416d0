const dashes = /[-\u2010-\u2015\u2212]/g;

/** Text as it is stored for searching and as a query is compared: one case, no dashes. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(dashes, '');
}

/** `fold` of several parts with a space between them. */
export const foldAll = (...parts: (string | null | undefined)[]): string =>
  fold(parts.filter(Boolean).join(' '));

const MAX_WORDS = 12;

/** The words of a query, folded. A word of nothing but dashes stays as it is, and finds nothing. */
export function searchWords(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean);
  return [...new Set(words.map((word) => fold(word) || word))].slice(0, MAX_WORDS);
}

/** A LIKE pattern that finds the word anywhere; `%`, `_` and `\` are ordinary characters. */
export const likeAnywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The longest stretches of one or two characters that a word is made of. */
export function shortGrams(word: string): string[] {
  const characters = Array.from(word);
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, nth) => characters[nth] + character);
}
