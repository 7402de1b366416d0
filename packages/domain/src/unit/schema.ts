import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { money } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { readVersion, recordId, text } from '../text/index.ts';

export const unitStates = ['occupied', 'vacant', 'maintenance'] as const;
export type UnitState = (typeof unitStates)[number];

export const unitInput = z.object({ property: recordId, unit_number: text(50) });
export type UnitInput = z.input<typeof unitInput>;

export const unitPatch = z.object({ unit_number: z.optional(text(50)), version: readVersion });
export type UnitPatch = z.input<typeof unitPatch>;

export const unitClosure = z.object({ from_on: plainDate, reason: text(500) });
export const unitReopening = z.object({ on: plainDate });

/** A unit of a property, with who lets and who rents it today. */
export const unit = z.object({
  id: recordId,
  property: z.object({ id: recordId, name: z.string() }),
  unit_number: z.string(),
  address: z.string(),
  landlord: z.nullable(party),
  state: z.enum(unitStates),
  lease: z.nullable(z.object({ id: recordId, number: z.string() })),
  tenant: z.nullable(party),
  /** Net, for a month, of the step in force today; null while it is not let. */
  rent: z.nullable(money),
  version: readVersion,
});
export type Unit = z.output<typeof unit>;

/** What all that match come to. */
export const unitTotals = z.object({
  properties: z.int(),
  units: z.int(),
  occupied: z.int(),
  vacant: z.int(),
  maintenance: z.int(),
  monthly_rent: z.array(money),
});
export type UnitTotals = z.output<typeof unitTotals>;

export const unitPage = z.object({ ...paginated(unit).shape, totals: unitTotals });
