import type { Answer } from '../contract/firstCall.ts';

/** Gives the value as its type, or throws. */
type Read<T> = (value: unknown) => T;

const read =
  <T>(fits: (value: unknown) => boolean): Read<T> =>
  (value) => {
    if (!fits(value)) throw new TypeError('The answer has another shape.');
    return value as T;
  };

export const text = read<string>((value) => typeof value === 'string');
export const filledText = read<string>((value) => typeof value === 'string' && value !== '');
export const flag = read<boolean>((value) => typeof value === 'boolean');
export const count = read<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);
export const id = read<number>((value) => Number.isSafeInteger(value) && Number(value) > 0);
export const nothing = read<undefined>((value) => value === undefined);

const array = read<unknown[]>(Array.isArray);
const object = read<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export const orNull =
  <T>(inner: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : inner(value);

export const optional =
  <T>(inner: Read<T>): Read<T | undefined> =>
  (value) =>
    value === undefined ? undefined : inner(value);

export const listOf =
  <T>(inner: Read<T>): Read<T[]> =>
  (value) =>
    array(value).map(inner);

/** An object with these fields; others are left out. */
export const record =
  <T extends object>(fields: { [K in keyof Required<T>]: Read<T[K]> }): Read<T> =>
  (value) => {
    const given = object(value);
    const entries = Object.entries<Read<unknown>>(fields).map(([name, inner]) => [name, inner(given[name])]);
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined)) as T;
  };

export const answer = <T>(inner: Read<T>): Answer<T> => ({
  safeParse(value) {
    try {
      return { success: true, data: inner(value) };
    } catch (error) {
      return { success: false, error };
    }
  },
});
