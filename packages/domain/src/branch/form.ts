import { addressControl, addressRows } from '../address/index.ts';
import { contactControl, contactRows } from '../contact/index.ts';
import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { type BranchInput, branchInput } from './schema.ts';

/** The form of a new branch of that company: `branch_name`, and numbered rows of addresses and contacts. */
export const branchForm = (company: number): FormParser<BranchInput> =>
  formParser({
    schema: branchInput,
    read: (fields) => ({
      company,
      branch_name: fieldText(fields, 'branch_name'),
      addresses: addressRows(fields),
      contacts: contactRows(fields),
    }),
    controlOf: (fields, path) => addressControl(fields, path) ?? contactControl(fields, path),
  });
