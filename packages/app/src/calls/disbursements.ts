import { getBill } from '@rentsafe/domain/bill';
import {
  createDisbursement,
  type Disbursement,
  type DisbursementInput,
  type DisbursementPreparation,
  getBillFunds,
  getDisbursement,
  getDisbursementFunds,
  listAvailable,
  listDisbursements,
  prepareDisbursements,
} from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import { listRentTax, type RentTaxRow } from '@rentsafe/domain/trustReport';
import type { Month } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bankAccountsQuery } from './bankAccounts';
import { billList } from './bills';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { historyOf } from './history';
import { landlordList } from './landlords';
import { listQueries } from './listQueries';

/** The disbursements of the book, the newest first. */
export const disbursementList = listQueries('disbursements', { list: listDisbursements });

/** What could be paid to the landlord of each property, in a currency. */
export const availableIn = (currency: Currency) =>
  listQueries(`available ${currency}`, { list: listAvailable, query: { currency }, isFresh: true });

/** A number for the landlord and the property of a row, which together name it: a property that was sold has two of them. */
export const rentTaxKey = ({ landlord_id: landlord, property }: RentTaxRow) =>
  property.id * 2 ** 26 + landlord;

/** The tax that was withheld from the rent of a month or is due of earlier ones, by landlord and property. */
export const rentTaxIn = (currency: Currency, month: Month) =>
  listQueries(`rent tax ${currency} ${month}`, {
    list: listRentTax,
    query: { currency, month, due: 'true' },
    isFresh: true,
  });

/** What of it is due, of all landlords and properties. */
export const dueRentTaxQuery = (currency: Currency, month: Month) =>
  queryOptions({
    queryKey: ['due rent tax', currency, month],
    queryFn: async ({ signal }) => {
      const rows = await everyRow(
        (paging) => request(listRentTax, { query: { currency, month, due: 'true', ...paging }, signal }),
        rentTaxKey,
      );
      return rows.filter(({ due }) => toMinor(due) > 0n);
    },
    staleTime: 0,
    gcTime: 60_000,
  });

/** The latest payments of tax on rent, drafts among them. */
export const rentTaxPaymentsQuery = queryOptions({
  queryKey: ['rent tax payments'],
  queryFn: async ({ signal }) =>
    (await request(listDisbursements, { query: { kind: 'rent_tax', page: 1 }, signal })).results,
});

/** A disbursement as it is now, each time it is shown. */
export const disbursementQuery = (id: number) =>
  queryOptions({
    queryKey: ['disbursement', id],
    queryFn: ({ signal }) => request(getDisbursement, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** What stands behind a payment, each time it is shown. */
export const fundsQuery = (id: number) =>
  queryOptions({
    queryKey: ['disbursement', id, 'funds'],
    queryFn: ({ signal }) => request(getDisbursementFunds, { ids: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** All payments that are approved and not paid. */
export const approvedQuery = queryOptions({
  queryKey: ['approved disbursements'],
  queryFn: ({ signal }) =>
    everyRow<Disbursement>(
      (paging) => request(listDisbursements, { query: { state: 'approved', ...paging }, signal }),
      ({ id }) => id,
    ),
  staleTime: 0,
  gcTime: 60_000,
});

/** What a bill can be paid with, each time it is shown. */
export const billFundsQuery = (id: number) =>
  queryOptions({
    queryKey: ['bill', id, 'funds'],
    queryFn: ({ signal }) => request(getBillFunds, { ids: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What is held for a landlord in a currency, by property. */
export const heldForQuery = (landlord: number, client: number, currency: Currency) =>
  queryOptions({
    queryKey: [`available ${currency}`, 'landlord', landlord],
    queryFn: ({ signal }) =>
      everyRow(
        (paging) => request(listAvailable, { query: { currency, landlord, client, ...paging }, signal }),
        ({ property }) => property.id,
      ),
    refetchOnMount: 'always',
  });

/** The most that each line of a draft can pay, as text; null where that is not known beforehand. */
export const lineLimitsQuery = ({ id, kind, lines, currency, client }: Disbursement) =>
  queryOptions({
    queryKey: ['disbursement', id, 'limits'],
    queryFn: ({ signal, client: queryClient }) => {
      const limitOf = async (line: Disbursement['lines'][number]) => {
        if (line.bill) return (await request(getBill, { ids: { id: line.bill.id }, signal })).open.amount;
        if (kind !== 'landlord' || !line.landlord) return null;
        const rows = await queryClient.fetchQuery(heldForQuery(line.landlord, client.id, currency));
        return rows.find(({ property }) => property.id === line.property?.id)?.available ?? '0.00';
      };
      return Promise.all(lines.map(limitOf));
    },
    gcTime: 0,
  });

/** Throws `ApiError`. */
export const prepare = (body: DisbursementPreparation, idempotencyKey: string) =>
  request(prepareDisbursements, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addDisbursement = (body: DisbursementInput, idempotencyKey: string) =>
  request(createDisbursement, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** What disbursements change is read again when it is next shown. */
export function showDisbursements(queryClient: QueryClient): void {
  const { queryKey: accounts } = bankAccountsQuery;
  for (const queryKey of [disbursementList.key, billList.key, landlordList.key, accounts])
    void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => /^(available |rent tax |approved disb)/.test(String(name)),
  });
}

/** A disbursement as it became. */
export function showDisbursementChange(queryClient: QueryClient, disbursement: Disbursement): void {
  const { id } = disbursement;
  queryClient.setQueryData(disbursementQuery(id).queryKey, disbursement);
  void queryClient.invalidateQueries({ queryKey: historyOf('disbursement', id).key });
  showDisbursements(queryClient);
}
