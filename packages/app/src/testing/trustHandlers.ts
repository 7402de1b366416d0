import { getAuditPack } from '@rentsafe/domain/auditPack';
import {
  type CommissionRuleInput,
  createCommissionRule,
  listCommissionRules,
} from '@rentsafe/domain/commission';
import { type Deposit, deductDeposit, listDeposits, refundDeposit } from '@rentsafe/domain/deposit';
import { getMonthEnd, lockMonth } from '@rentsafe/domain/monthEnd';
import { createPeriodLock, listPeriodLocks, type PeriodLockInput } from '@rentsafe/domain/periodLock';
import { createRate, listRates, type RateInput } from '@rentsafe/domain/rate';
import { createTaxRate, listTaxRates, type TaxRateInput } from '@rentsafe/domain/tax';
import type { Month } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { answer, type MockedRequest } from './answer';
import { pageOf } from './mockedLists';
import { sampleAuditPack } from './sampleAuditPack';
import { sampleCommission, sampleLocks, sampleRates, sampleTaxRates } from './sampleCurrency';
import { sampleDeposit, sampleDeposits, sampleRefund } from './sampleDeposits';
import { openMonthEnd, sampleMonthEnd } from './sampleMonthEnd';

/** A page of deposits with what is held, as the backend makes it. */
export function depositPageOf(deposits: readonly Deposit[], request: MockedRequest) {
  const state = request.query.get('state');
  const found = deposits.filter(({ held }) => state === null || (state === 'held') === toMinor(held) > 0n);
  const page = pageOf(found, request);
  if (page instanceof Response) return page;
  const totals = (['USD', 'ZIG'] as const).flatMap((currency) => {
    const minor = found
      .filter((row) => row.currency === currency)
      .reduce((sum, { held }) => sum + toMinor(held), 0n);
    return minor > 0n ? [{ amount: toDecimal(minor), currency }] : [];
  });
  return { ...page, totals };
}

/** How the mocked backend answers what is asked of deposits and of settings by date. */
export const trustHandlers = [
  answer(listDeposits, (request) => depositPageOf(sampleDeposits, request)),
  answer(deductDeposit, () => sampleDeposit({ held: '260.00', deducted: '190.00' })),
  answer(refundDeposit, () => sampleRefund),
  answer(listRates, (request) => pageOf(sampleRates, request)),
  answer(createRate, ({ body }) => ({ ...(body as RateInput), id: 4 })),
  answer(listTaxRates, (request) => pageOf(sampleTaxRates, request)),
  answer(createTaxRate, ({ body }) => ({ ...(body as TaxRateInput), id: 6 })),
  answer(listPeriodLocks, (request) => pageOf(sampleLocks, request)),
  answer(createPeriodLock, ({ body }) => {
    const { until_on, reason } = body as PeriodLockInput;
    const user = { id: 1, name: 'Rudo Makoni' };
    return { id: 4, until_on, reason, user, at: '2026-03-02T10:05:00Z', open: [] };
  }),
  answer(getAuditPack, ({ query }) => sampleAuditPack(query.get('month') ?? '')),
  answer(lockMonth, ({ ids }) => sampleMonthEnd((ids.month ?? '') as Month, {})),
  answer(getMonthEnd, ({ query }) => openMonthEnd((query.get('month') ?? '') as Month)),
  answer(listCommissionRules, (request) => pageOf(sampleCommission, request)),
  answer(createCommissionRule, ({ body }) => {
    const { from_on, rate } = body as CommissionRuleInput;
    return { id: 3, property: null, from_on, rate };
  }),
];
