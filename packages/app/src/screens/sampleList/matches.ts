/** True when the texts hold every word of the query, in any order and case. */
export function matches(texts: readonly (string | null)[], q: string): boolean {
  const all = texts.join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
