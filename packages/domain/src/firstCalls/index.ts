import type { BranchRow } from '../branch/schema.ts';
import type { FirstCall } from '../contract/firstCall.ts';
import type { IndividualRow } from '../individual/schema.ts';
import type { Paginated } from '../pagination/page.ts';
import {
  answer,
  count,
  filledText,
  flag,
  id,
  listOf,
  nothing,
  optional,
  orNull,
  record,
  text,
} from './answer.ts';

interface Tokens {
  access: string;
  refresh: string;
}

interface SignedIn extends Tokens {
  user: { id: number; username: string; user_type?: string | null | undefined };
}

const individualRow = record<IndividualRow>({
  id,
  first_name: text,
  last_name: text,
  identification_number: optional(orNull(text)),
});

const branchRow = record<BranchRow>({
  id,
  branch_name: text,
  company: record({ id, registration_name: text, registration_number: optional(orNull(text)) }),
});

const pageOf = <T>(row: (value: unknown) => T) =>
  answer(
    record<Paginated<T>>({
      next: orNull(text),
      previous: orNull(text),
      count,
      count_is_capped: optional(flag),
      results: listOf(row),
    }),
  );

const login: FirstCall<{ username: string; password: string }, SignedIn> = {
  method: 'POST',
  path: '/api/auth/login/',
  summary: 'Signs in.',
  status: 200,
  reply: answer(
    record<SignedIn>({
      user: record({ id, username: text, user_type: optional(orNull(text)) }),
      access: filledText,
      refresh: text,
    }),
  ),
  session: false,
};

const refreshSession: FirstCall<{ refresh: string }, Tokens> = {
  method: 'POST',
  path: '/api/auth/refresh/',
  summary: 'Exchanges a refresh token, once, for a new pair.',
  status: 200,
  reply: answer(record<Tokens>({ access: filledText, refresh: text })),
  session: false,
};

const logout: FirstCall<{ refresh?: string | null | undefined }, undefined> = {
  method: 'POST',
  path: '/api/auth/logout/',
  summary: 'Ends the session.',
  status: 204,
  reply: answer(nothing),
};

const listIndividuals: FirstCall<undefined, Paginated<IndividualRow>> = {
  method: 'GET',
  path: '/api/individuals/',
  summary: 'Individuals, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: pageOf(individualRow),
};

const searchIndividuals: FirstCall<undefined, Paginated<IndividualRow>> = {
  method: 'GET',
  path: '/api/individuals/search/',
  summary: 'Individuals whose names or identification number hold every word of `q`.',
  query: ['q', 'page', 'page_size'],
  status: 200,
  reply: pageOf(individualRow),
};

const listBranches: FirstCall<undefined, Paginated<BranchRow>> = {
  method: 'GET',
  path: '/api/branches/',
  summary: 'Branches with their companies, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: pageOf(branchRow),
};

const searchBranches: FirstCall<undefined, Paginated<BranchRow>> = {
  method: 'GET',
  path: '/api/branches/search/',
  summary: 'Branches whose company, registration number or name hold every word of `q`.',
  query: ['q', 'page', 'page_size'],
  status: 200,
  reply: pageOf(branchRow),
};

/**
 * The calls that a first visit makes: signing in and the two lists. They read their answers without zod, so that nobody
 * waits for it before the first rows. The calls of the same name in the contract take path and method from here; a test
 * holds both to the same answers.
 */
export const firstCalls = {
  login,
  refreshSession,
  logout,
  listIndividuals,
  searchIndividuals,
  listBranches,
  searchBranches,
} as const;
