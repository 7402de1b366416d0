import type { Issues } from './FormContext';

/** Without the issue of one field. */
export function without(issues: Issues, name: string): Issues {
  if (issues[name] === undefined) return issues;
  const { [name]: _, ...rest } = issues;
  return rest;
}

/** Each issue under its new name; names that are not in the map stay. */
export function renamed(issues: Issues, names: ReadonlyMap<string, string>): Issues {
  return Object.fromEntries(
    Object.entries(issues).map(([name, message]) => [names.get(name) ?? name, message]),
  );
}
