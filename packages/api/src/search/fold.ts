const apostrophes = /['`\u00b4\u02b9-\u02bd\u2018\u2019\u201b\u2032\uff07]/g;
/** Dashes, slashes, dots and brackets: `1319/2013` is found by `13192013`, `St. Mary's (Pvt)` by `st marys pvt`. */
const dropped = /[-\u2010-\u2015\u2212/\u2044.()[\]]|\+(?=\d)/g;
const separators = /[\s,;]+/g;

/** Text as it is stored for searching and as a query is compared: one case, without accents and punctuation. */
export function fold(text: string): string {
  return (
    text
      .replace(apostrophes, '')
      .normalize('NFKD')
      // The Greek ones come to light only now.
      .replace(apostrophes, '')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(dropped, '')
      .replace(separators, ' ')
      .trim()
  );
}

/** `fold` of several parts with a space between them. */
export const foldAll = (...parts: (string | null | undefined)[]): string =>
  fold(parts.filter(Boolean).join(' '));

/** The digits of a telephone number; a Zimbabwean one also as it is dialled there, with a 0. */
export function foldPhone(phone: string): string {
  const digits = phone.normalize('NFKD').replace(/\D/g, '');
  return phone.startsWith('+263') ? `${digits} 0${digits.slice(3)}` : digits;
}

/**
 * The words of a query, folded, without those that another one holds. Where only punctuation is asked for, it stays, and finds
 * nothing.
 */
export function searchWords(query: string): string[] {
  const words = [...new Set(fold(query).split(' '))].filter(Boolean);
  if (words.length === 0) return [query.trim()].filter(Boolean);
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** A LIKE pattern that finds the word anywhere; `%`, `_` and `\` are ordinary characters. */
export const likeAnywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The longest stretches of one or two characters that a word is made of. */
export function shortGrams(word: string): string[] {
  const characters = Array.from(word);
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index] + character);
}
