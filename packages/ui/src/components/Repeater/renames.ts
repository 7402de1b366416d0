const named = '[name], [data-name]';

type Names = readonly (string | null)[];

const namesOf = (control: Element): Names => [
  control.getAttribute('data-name'),
  control.getAttribute('name'),
];

/** The controls in `root` with what they are called, by themselves and for the issues of their form. */
export const namesIn = (root: Element): ReadonlyMap<Element, Names> =>
  new Map([...root.querySelectorAll(named)].map((control) => [control, namesOf(control)]));

/**
 * What controls are called after a change: old name to new name, of those that change; null of one that went. Read from the
 * page, so that repeaters inside a row need no account of their own.
 */
export function renamesSince(before: ReadonlyMap<Element, Names>): Map<string, string | null> {
  const renames = new Map<string, string | null>();
  for (const [control, names] of before) {
    const now = namesOf(control);
    for (const [nth, from] of names.entries()) {
      const to = control.isConnected ? (now[nth] ?? null) : null;
      if (from !== null && from !== to) renames.set(from, to);
    }
  }
  return renames;
}
