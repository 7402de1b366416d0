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
      // Greek ones appear only now.
      .replace(apostrophes, '')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(dropped, '')
      .replace(separators, ' ')
      .trim()
  );
}

/** The words of a text in one case, without accents, with a space in the place of whatever stands between them. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `fold` of several parts with a space between them. */
export const foldAll = (...parts: (string | null | undefined)[]): string =>
  fold(parts.filter(Boolean).join(' '));

/** The digits of a telephone number; a Zimbabwean one also as it is dialled there, with a 0. */
export function foldPhone(phone: string): string {
  const digits = phone.normalize('NFKD').replace(/\D/g, '');
  return phone.startsWith('+263') ? `${digits} 0${digits.slice(3)}` : digits;
}

/** A telephone number as it is written, with spaces: from its plus or its first 0 on. */
const writtenPhone = /^[+0][\d\s()./-]{6,}$/;

/**
 * The terms of a query, folded, without those that another term contains. A query of punctuation alone stays as it is, and finds
 * nothing.
 */
export function searchTerms(query: string): string[] {
  if (writtenPhone.test(query.trim())) return [query.replace(/\D/g, '')];
  const terms = [...new Set(fold(query).split(' '))].filter(Boolean);
  if (terms.length === 0) return [query.trim()].filter(Boolean);
  return terms.filter((term) => !terms.some((other) => other !== term && other.includes(term)));
}

/** A LIKE pattern that finds the term anywhere; `%`, `_` and `\` are ordinary characters. */
export const likeAnywhere = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** The longest stretches of one or two characters that a term is made of. */
export function shortGrams(term: string): string[] {
  const characters = Array.from(term);
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index] + character);
}
