import { getLeaseBalance } from '@rentsafe/domain/charge';
import {
  createLease,
  getLease,
  getLeaseSchedule,
  type LeasePatch,
  leaseSteps,
  listLeases,
} from '@rentsafe/domain/lease';
import { getCustomerStatement, listAgeing, listRentCollection } from '@rentsafe/domain/ledgerReport';
import { getUnit } from '@rentsafe/domain/unit';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleBalance, sampleLease, sampleLeaseRows, sampleUnit } from './sampleLeases';
import { sampleAgeing, sampleCollection } from './sampleReports';
import { sampleStatement } from './sampleStatement';

/** How the mocked backend answers what is asked of leases. */
export const leaseHandlers = [
  answer(listLeases, (request) => pageOf(sampleLeaseRows, request)),
  answer(getUnit, () => sampleUnit),
  answer(getLease, ({ ids }) => sampleLease({ id: Number(ids.id) })),
  answer(getLeaseBalance, () => sampleBalance),
  answer(getLeaseSchedule, () => ({ results: [] })),
  answer(getCustomerStatement, ({ query }) => sampleStatement(query)),
  answer(listRentCollection, ({ query }) => sampleCollection(query)),
  answer(listAgeing, ({ query }) => sampleAgeing(query)),
  answer(leaseSteps.calls.edit, ({ body }) => {
    const { version, ...changes } = body as LeasePatch;
    return sampleLease({ ...(changes as object), version: version + 1 });
  }),
  answer(createLease, () => sampleLease({ state: 'draft', balances: [] })),
  answer(leaseSteps.calls.activate, () => sampleLease()),
  answer(leaseSteps.calls.cancel, () => sampleLease({ state: 'cancelled' })),
  answer(leaseSteps.calls['withdraw-notice'], () => sampleLease()),
  answer(leaseSteps.calls.extend, () => sampleLease()),
  answer(leaseSteps.calls['give-notice'], ({ body }) => {
    const {
      given_on,
      ends_on,
      reason = null,
    } = body as { given_on: string; ends_on: string; reason?: string };
    return sampleLease({ state: 'notice', to_on: ends_on, notice: { given_on, ends_on, reason } });
  }),
  answer(leaseSteps.calls.end, () => ({ ...sampleLease({ state: 'ended' }), to_credit: [] })),
];
