/** Lower case without accents: 'andre' finds 'André'. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const OPTIONS_AT_ONCE = 100;

/** The options whose label or description contains every word of the query; the first hundred, and how many there are. */
export function matching<Option extends { label: string; description?: string | undefined }>(
  options: readonly Option[],
  query: string,
) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const found = options.filter(({ label, description = '' }) => {
    const text = folded(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
  return { shown: found.slice(0, OPTIONS_AT_ONCE), count: found.length };
}
