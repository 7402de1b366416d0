import { z } from 'zod';

const amount = (message: string) => z.string().regex(/^\d+(\.\d{1,2})?$/, message);

/** What both forms hand to the server; amounts are decimal text. */
export const jobForm = z.object({
  customer: z.string().trim().min(2, 'Enter the customer.'),
  plate: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9 ]{4,8}$/, 'Enter the plate, such as AB21 CDE.'),
  mechanic: z.string().min(1, 'Choose a mechanic.'),
  due: z.iso.date('Enter the day on which it is due.'),
  isUrgent: z.coerce.boolean().default(false),
  work: z.string().trim().min(1, 'Describe the work.'),
  labour: amount('Enter the price of the labour.'),
  parts: z
    .array(
      z.object({
        name: z.string().trim().min(1, 'Name the part.'),
        quantity: z.coerce.number('Enter how many.').int().min(1, 'Enter how many.'),
        price: amount('Enter its price.'),
      }),
    )
    .default([]),
});

export type JobValues = z.output<typeof jobForm>;
