import { fieldText, formParser } from '../form/index.ts';
import { unitClosure, unitInput, unitReopening } from './schema.ts';

/** The form of a new unit of that property: `unit_number`. */
export const unitForm = (property: number) =>
  formParser({
    schema: unitInput,
    read: (fields) => ({ property, unit_number: fieldText(fields, 'unit_number') }),
  });

/** The form that takes a unit off the market: `from_on` and `reason`. */
export const unitClosureForm = formParser({
  schema: unitClosure,
  read: (fields) => ({ from_on: fieldText(fields, 'from_on'), reason: fieldText(fields, 'reason') }),
});

/** The form that offers a closed unit again: `on`. */
export const unitReopeningForm = formParser({
  schema: unitReopening,
  read: (fields) => ({ on: fieldText(fields, 'on') }),
});
