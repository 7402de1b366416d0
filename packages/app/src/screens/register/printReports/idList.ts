/** At most as many reports are printed together. */
export const MOST_IDS = 100;

interface IdList {
  /** As they were typed, each once. */
  ids: readonly string[];
  /** Those that stand there more than once. */
  doubled: readonly string[];
}

/**
 * The IDs of a pasted text, one on each line or with commas, semicolons or tabs between them.
 *
 * @param keyOf what two ways of writing one ID have in common; '' for none.
 */
export function readIds(text: string, keyOf: (id: string) => string): IdList {
  const seen = new Map<string, { id: string; times: number }>();
  for (const part of text.split(/[\n\r\t,;]+/)) {
    const id = part.trim();
    const key = keyOf(id);
    if (!key) continue;
    const known = seen.get(key);
    seen.set(key, { id: known?.id ?? id, times: (known?.times ?? 0) + 1 });
  }
  const all = [...seen.values()];
  return { ids: all.map(({ id }) => id), doubled: all.filter(({ times }) => times > 1).map(({ id }) => id) };
}
