const saved = new WeakMap<HTMLFormElement, string>();

const serialize = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** Takes what the form holds now for saved. */
export function markSaved(form: HTMLFormElement): void {
  saved.set(form, serialize(form));
}

/** True when a Form holds something else than when it opened or was last sent. */
export function isDirty(form: HTMLFormElement): boolean {
  const before = saved.get(form);
  return before !== undefined && before !== serialize(form);
}
