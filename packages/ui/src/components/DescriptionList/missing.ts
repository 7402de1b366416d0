/** True for what is no information: nothing, an empty or blank text, an empty list. */
export const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isMissing));
