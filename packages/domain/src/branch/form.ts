import { addressBlankWords, addressControl, addressRows } from '../address/index.ts';
import { contactBlankWords, contactControl, contactRows } from '../contact/index.ts';
import {
  type Control,
  controlName,
  type Fields,
  type FormEntries,
  type FormIssue,
  fieldText,
  formIssues,
  readFields,
} from '../form/index.ts';
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

function controlOf(fields: Fields, path: readonly string[]): Control {
  return addressControl(fields, path) ?? contactControl(fields, path) ?? { name: path[0] ?? '' };
}

/** The control of the branch form that a path of the payload or of a server's refusal means. */
export function branchControl(entries: FormEntries, path: readonly string[]): string {
  return controlName(controlOf(readFields(entries), path));
}

/** What is to be mended in the branch form, by control; empty when it can be sent. */
export function branchIssues(entries: FormEntries, company: number): FormIssue[] {
  const fields = readFields(entries);
  const { error } = branchInput.safeParse(branchFromForm(fields, company), { reportInput: true });
  return formIssues(error, fields, (path) => controlOf(fields, path), words);
}
