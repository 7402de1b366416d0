/** 'address or telephone' */
export const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  new Intl.ListFormat('en-GB', { type: last === 'or' ? 'disjunction' : 'conjunction' }).format(words);
