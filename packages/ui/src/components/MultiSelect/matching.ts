export interface MultiSelectOption<Value extends string = string> {
  /** Unique within the options. */
  value: Value;
  /** Its text, as the user reads it. */
  label: string;
}

/** Lower case without accents: 'andre' finds 'André'. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const OPTIONS_AT_ONCE = 100;

/** The options whose label contains every word of the query; the first hundred, and how many there are. */
export function matching<Option extends { label: string }>(options: readonly Option[], query: string) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const found = options.filter(({ label }) => {
    const text = folded(label);
    return words.every((word) => text.includes(word));
  });
  return { shown: found.slice(0, OPTIONS_AT_ONCE), count: found.length };
}
