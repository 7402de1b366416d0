const dashes = /[-\u2010-\u2015\u2212]/g;

/** Text as it is stored for searching and as a query is compared: one case, no dashes. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(dashes, '');
}

/** `fold` of several parts with a space between them. */
export const foldAll = (...parts: (string | null | undefined)[]): string =>
  fold(parts.filter(Boolean).join(' '));

/**
 * The words of a query, folded, without those that another one holds. Dashes alone are no word, as in `Alpha - Beta`; where
 * there is nothing else they stay, and find nothing.
 */
export function searchWords(query: string): string[] {
  const typed = query.split(/\s+/).filter(Boolean);
  const words = [...new Set(typed.map(fold))].filter(Boolean);
  if (words.length === 0) return typed.slice(0, 1);
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
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
