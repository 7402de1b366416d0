import {
  type CommissionRuleInput,
  createCommissionRule,
  listCommissionRules,
} from '@rentsafe/domain/commission';
import { today } from '@rentsafe/domain/date';
import { createPeriodLock, listPeriodLocks, type PeriodLockInput } from '@rentsafe/domain/periodLock';
import { createRate, listRates, type RateInput } from '@rentsafe/domain/rate';
import { createTaxRate, listTaxRates, type TaxRateInput } from '@rentsafe/domain/tax';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { listQueries } from './listQueries';

/** The exchange rates of the book, the latest day first. */
export const rateList = listQueries('rates', { list: listRates });

/** The period locks of the book, the newest first. */
export const lockList = listQueries('period locks', { list: listPeriodLocks });

/** The commission rules of the book, the newest first. */
export const commissionList = listQueries('commission rules', { list: listCommissionRules });

const newest = { page: 1, page_size: 1 };

/** The commission of properties without a rule of their own, today; null before the first rule. */
export const commissionInForceQuery = queryOptions({
  queryKey: [...commissionList.key, 'in force'],
  queryFn: async ({ signal }) => {
    const { results } = await request(listCommissionRules, { query: { page: 1, page_size: 100 }, signal });
    const ofAll = results.filter(({ property, from_on }) => !property && from_on <= today());
    return ofAll.sort((a, b) => (a.from_on < b.from_on ? 1 : -1))[0] ?? null;
  },
  refetchOnMount: 'always',
});

/** The exchange rates with which a new one is compared, the latest day first. */
export const recentRatesQuery = queryOptions({
  queryKey: [...rateList.key, 'recent'],
  queryFn: async ({ signal }) =>
    (await request(listRates, { query: { page: 1, page_size: 100 }, signal })).results,
  refetchOnMount: 'always',
});

/** The lock that is in force; null where no period was ever locked. */
export const latestLockQuery = queryOptions({
  queryKey: [...lockList.key, 'latest'],
  queryFn: async ({ signal }) =>
    (await request(listPeriodLocks, { query: newest, signal })).results[0] ?? null,
  refetchOnMount: 'always',
});

/** Every rate of every tax: they are few. */
export const taxRatesQuery = queryOptions({
  queryKey: ['tax rates'],
  queryFn: ({ signal }) =>
    everyRow(
      (paging) => request(listTaxRates, { query: paging, signal }),
      ({ id }) => id,
    ),
  refetchOnMount: 'always',
});

/** Throws `ApiError`. */
export const addRate = (body: RateInput, idempotencyKey: string) =>
  request(createRate, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addTaxRate = (body: TaxRateInput, idempotencyKey: string) =>
  request(createTaxRate, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addCommissionRule = (body: CommissionRuleInput, idempotencyKey: string) =>
  request(createCommissionRule, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Reopens what is locked after a day. Throws `ApiError`. */
export const reopenPeriod = (body: PeriodLockInput) => request(createPeriodLock, { body });
