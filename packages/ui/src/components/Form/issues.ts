import type { Issues } from './FormContext';

/** Without the issue of one field. */
export function without(issues: Issues, name: string): Issues {
  if (issues[name] === undefined) return issues;
  const { [name]: _, ...rest } = issues;
  return rest;
}

/** Each issue under its new name; names that are not in the map stay, those of null go. */
export function renamed(issues: Issues, names: ReadonlyMap<string, string | null>): Issues {
  return Object.fromEntries(
    Object.entries(issues).flatMap(([name, message]) => {
      const next = names.get(name);
      return next === null ? [] : [[next ?? name, message]];
    }),
  );
}
