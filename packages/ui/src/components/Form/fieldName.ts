/**
 * The field that a path of a server's error means: `['profile', 'email']` is `email`, and
 * `['addresses', '1', 'city_id']` is `city_id_2`, the field of the second row. A number at the end is one of several
 * values of one name: `['tags', '1']` is `tags`.
 */
export function fieldName(path: readonly string[]): string {
  const isNumber = (part: string) => /^\d+$/.test(part);
  const at = path.findLastIndex((part) => !isNumber(part));
  const key = path.at(at) ?? '';
  const row = path.slice(0, Math.max(at, 0)).findLast(isNumber);
  return row === undefined ? key : `${key}_${Number(row) + 1}`;
}
