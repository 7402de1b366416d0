import { addressBlankWords, addressControl, addressRows } from '../address/index.ts';
import { contactBlankWords, contactControl, contactRows } from '../contact/index.ts';
import { type FormEntries, type FormIssue, fieldText, formIssues, readFields } from '../form/index.ts';
import { type BranchInput, branchInput } from './schema.ts';

/** Reads the form of a new branch of that company. As typed: send it only when `branchIssues` finds nothing. */
export function branchFromForm(entries: FormEntries, company: number): BranchInput {
  const fields = readFields(entries);
  return {
    company,
    branch_name: fieldText(fields, 'branch_name'),
    addresses: addressRows(fields),
    contacts: contactRows(fields),
  } as BranchInput;
}

const words = {
  blank: { branch_name: 'Enter a branch name.', ...addressBlankWords, ...contactBlankWords },
};

/** What is to be mended in the branch form, by control; empty when it can be sent. */
export function branchIssues(entries: FormEntries, company: number): FormIssue[] {
  const fields = readFields(entries);
  const { error } = branchInput.safeParse(branchFromForm(fields, company), { reportInput: true });
  return formIssues(
    error,
    fields,
    (path) => addressControl(fields, path) ?? contactControl(fields, path) ?? { name: path[0] ?? '' },
    words,
  );
}
