import * as z from 'zod/mini';
import { address, addressInput } from '../address/schema.ts';
import { contact, contactInput } from '../contact/index.ts';
import { defineCall } from '../contract/call.ts';
import { paginated } from '../pagination/index.ts';
import { recordId, text } from '../text/index.ts';

/** A branch as it is sent. */
export const branchInput = z.object({
  company: recordId,
  branch_name: text(),
  addresses: z.optional(z.array(addressInput).check(z.maxLength(20))),
  contacts: z.optional(
    z.array(contactInput).check(
      z.maxLength(50),
      z.refine((contacts) => contacts.filter(({ is_primary }) => is_primary).length <= 1, {
        error: 'Only one contact may be primary.',
      }),
    ),
  ),
});
export type BranchInput = z.input<typeof branchInput>;

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
  addresses: z.optional(z.array(address)),
  contacts: z.optional(z.array(contact)),
});
export type Branch = z.output<typeof branch>;

export const listBranches = defineCall({
  method: 'GET',
  path: '/api/branches/',
  summary: 'Branches with their companies, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(branchRow),
});

export const searchBranches = defineCall({
  method: 'GET',
  path: '/api/branches/search/',
  summary: 'Branches whose company, registration number or name hold every word of `q`.',
  query: ['q', 'page', 'page_size'],
  status: 200,
  reply: paginated(branchRow),
});

export const createBranch = defineCall({
  method: 'POST',
  path: '/api/branches/',
  summary: 'Creates a branch of a company.',
  body: branchInput,
  status: 201,
  reply: branch,
});
