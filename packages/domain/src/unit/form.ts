import { fieldText, formParser } from '../form/index.ts';
import { unitInput } from './schema.ts';

/** The form of a new unit of that property: `unit_number`. */
export const unitForm = (property: number) =>
  formParser({
    schema: unitInput,
    read: (fields) => ({ property, unit_number: fieldText(fields, 'unit_number') }),
  });
