import { listLeases } from '@rentsafe/domain/lease';
import { getUnit } from '@rentsafe/domain/unit';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleLeaseRows, sampleUnit } from './sampleLeases';

/** How the mocked backend answers what is asked of leases. */
export const leaseHandlers = [
  answer(listLeases, (request) => pageOf(sampleLeaseRows, request)),
  answer(getUnit, () => sampleUnit),
];
