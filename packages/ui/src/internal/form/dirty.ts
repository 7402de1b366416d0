type Entry = readonly [name: string, value: string];

const saved = new WeakMap<HTMLFormElement, readonly Entry[]>();

const entriesOf = (form: HTMLFormElement): Entry[] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

/** Takes what the form holds now for saved. */
export function markSaved(form: HTMLFormElement): void {
  saved.set(form, entriesOf(form));
}

/** Takes the fields that came since for saved as they are. Those that were there are still compared with what they held. */
export function markAdded(form: HTMLFormElement): void {
  const before = saved.get(form) ?? [];
  const known = new Set(before.map(([name]) => name));
  const left = [...before];
  const next = entriesOf(form).flatMap((entry) => {
    if (!known.has(entry[0])) return [entry];
    const at = left.findIndex(([name]) => name === entry[0]);
    return at < 0 ? [] : left.splice(at, 1);
  });
  saved.set(form, next);
}

/** True when a Form holds something else than when it opened or was last sent. */
export function isDirty(form: HTMLFormElement): boolean {
  const before = saved.get(form);
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(entriesOf(form));
}
