import * as z from 'zod/mini';

/** The schema of a page of `item`s. */
export const paginated = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    count: z.int().check(z.nonnegative()),
    count_is_capped: z.optional(z.boolean()),
    results: z.array(item),
  });
