import * as z from 'zod/mini';

// zod's own limits also measure an object that has a `length`, and throw where that cannot be compared.
function ofTextOrList<Check extends z.core.$ZodCheck<never>>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

/** At least so many characters or items. */
export const minLength = (minimum: number) => ofTextOrList(z.minLength(minimum));

/** At most so many characters or items. */
export const maxLength = (maximum: number) => ofTextOrList(z.maxLength(maximum));
