import * as z from 'zod/mini';
import { address, addressList } from '../address/schema.ts';
import { contact, contactInput } from '../contact/index.ts';
import { issue } from '../errors/codes.ts';
import { maxLength, readVersion, recordId, recordVersion, text } from '../text/index.ts';

/** A branch as it is sent. */
export const branchInput = z.object({
  company: recordId,
  branch_name: text(),
  addresses: addressList,
  contacts: z.optional(
    z.array(contactInput).check(
      maxLength(50),
      z.refine(
        (contacts) => contacts.filter(({ is_primary }) => is_primary).length <= 1,
        issue('second_primary'),
      ),
    ),
  ),
});
export type BranchInput = z.input<typeof branchInput>;

/** A change of a branch: the version that was read, and what changes. Addresses and contacts are replaced whole. */
export const branchPatch = z.object({
  ...z.partial(z.omit(branchInput, { company: true })).shape,
  version: readVersion,
});
export type BranchPatch = z.input<typeof branchPatch>;

/** A row of the list and of search. */
export const branchRow = z.object({
  id: recordId,
  branch_name: z.string(),
  company: z.object({
    id: recordId,
    registration_name: z.string(),
    registration_number: z.optional(z.nullable(z.string())),
  }),
});
export type BranchRow = z.output<typeof branchRow>;

/** A branch as it is read. */
export const branch = z.object({
  ...branchRow.shape,
  version: recordVersion,
  addresses: z.optional(z.array(address)),
  contacts: z.optional(z.array(contact)),
});
export type Branch = z.output<typeof branch>;
