import { getAuditPack } from '@rentsafe/domain/auditPack';
import { listBills } from '@rentsafe/domain/bill';
import { today } from '@rentsafe/domain/date';
import { createDisbursement, type DisbursementInput } from '@rentsafe/domain/disbursement';
import type { AccountKind } from '@rentsafe/domain/entry';
import { getTrialBalance, listAccountBalances } from '@rentsafe/domain/ledgerReport';
import { type Currency, currencies } from '@rentsafe/domain/money';
import type { Party, PartyInput } from '@rentsafe/domain/party';
import { getCreditorStatement, getTrustBalance, listCommission } from '@rentsafe/domain/trustReport';
import type { Month, PlainDate } from '@rentsafe/format/date';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { findCompanies } from './companies';
import { CREATION_TIMEOUT } from './creation';
import { rowsOf } from './everyRow';
import { listQueries } from './listQueries';

interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** The accounts that a figure of the trial balance is made of, the largest first. */
export function accountBalances(currency: Currency, kind: AccountKind, asAt: PlainDate) {
  const key = `account balances ${currency} ${kind} ${asAt}`;
  const query = { currency, kind, as_at: asAt };
  return listQueries(key, { list: listAccountBalances, query, isFresh: true });
}

/** What the agency earned of rent between two days. */
export function commission(currency: Currency, { from, to }: Days) {
  const key = `commission ${currency} ${from} ${to}`;
  return listQueries(key, { list: listCommission, query: { currency, from, to }, isFresh: true });
}

/** Drafts a disbursement of what the agency earned. Throws `ApiError`. */
export const drawCommission = (body: DisbursementInput, idempotencyKey: string) =>
  request(createDisbursement, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** The company of the register that has the name of a client; null where there is none, or several. */
export const companyOfClientQuery = (name: string) =>
  queryOptions({
    queryKey: ['company of client', name],
    queryFn: async ({ signal }) => {
      const named = (await findCompanies(name, signal)).filter(({ label }) => label === name);
      return (named.length === 1 && named[0]) || null;
    },
  });

/** The most bills that suppliers are looked for in. */
export const MOST_BILLS = 2000;

/** Who has billed the book, by name. */
export const suppliersQuery = queryOptions({
  queryKey: ['suppliers'],
  queryFn: async ({ signal }): Promise<readonly Party[]> => {
    const found = new Map<string, Party>();
    let bills = 0;
    for await (const { party } of rowsOf((query) => request(listBills, { query, signal }))) {
      found.set(`${party.type}:${party.id}`, party);
      bills += 1;
      if (bills === MOST_BILLS) break;
    }
    return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  },
  refetchOnMount: 'always',
});

/** What a supplier billed and was paid between two days. */
export const creditorStatementQuery = ({ type, id }: PartyInput, currency: Currency, { from, to }: Days) =>
  queryOptions({
    queryKey: ['creditor statement', type, id, currency, from, to],
    queryFn: ({ signal }) =>
      request(getCreditorStatement, {
        query: { party_type: type, party: id, currency, from, to },
        signal,
      }),
    refetchOnMount: 'always',
  });

/** Where the money of the book is, and whose it is, at the end of a day; as it was known at an entry, where that is named. */
export const trustQuery = (currency: Currency, asAt: PlainDate, known?: number) =>
  queryOptions({
    queryKey: ['trust', currency, asAt, known],
    queryFn: ({ signal }) =>
      request(getTrustBalance, {
        query: { currency, as_at: asAt, ...(known !== undefined && { known }) },
        signal,
      }),
    refetchOnMount: 'always',
  });

/** What an auditor asks for of a month. */
export const auditPackQuery = (month: Month) =>
  queryOptions({
    queryKey: ['audit pack', month],
    queryFn: ({ signal }) => request(getAuditPack, { query: { month }, signal }),
    refetchOnMount: 'always',
  });

/** The accounts of the book by kind at the end of a day. */
export const trialBalanceQuery = (currency: Currency, asAt: PlainDate) =>
  queryOptions({
    queryKey: ['trial balance', currency, asAt],
    queryFn: ({ signal }) => request(getTrialBalance, { query: { currency, as_at: asAt }, signal }),
    refetchOnMount: 'always',
  });

/** The opening account in each currency, debit positive: what opening balances lack in the bank, or have too much. */
export const openingPostedQuery = queryOptions({
  queryKey: ['opening posted'],
  queryFn: async ({ signal }) => {
    const read = async (currency: Currency) => {
      const { rows } = await request(getTrialBalance, { query: { currency, as_at: today() }, signal });
      return [currency, rows.find(({ kind }) => kind === 'opening')?.balance ?? '0.00'] as const;
    };
    return Object.fromEntries(await Promise.all(currencies.map(read))) as Record<Currency, string>;
  },
  refetchOnMount: 'always',
});
