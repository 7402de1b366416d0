/**
 * The field that a path of a server's error means: `['profile', 'email']` is `email`, and
 * `['addresses', '1', 'city_id']` is `city_id_2`, the field of the second row.
 */
export function fieldName(path: readonly string[]): string {
  const key = path.at(-1) ?? '';
  const row = path.findLast((part) => /^\d+$/.test(part));
  return row === undefined || row === key ? key : `${key}_${Number(row) + 1}`;
}
