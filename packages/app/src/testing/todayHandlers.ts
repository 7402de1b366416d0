import { getToday } from '@rentsafe/domain/today';
import { answer } from './answer';
import { sampleToday } from './sampleToday';

/** How the mocked backend answers what is asked of the first screen. */
export const todayHandlers = [answer(getToday, () => sampleToday)];

/** While samples are added to a new database. */
export const samplesComing = (done: number, total: number) =>
  answer(getToday, () => ({ ...sampleToday, samples: { done, total } }));

/** A book without an account, in which nothing was charged. */
export const nothingToday = answer(getToday, () => ({
  ...{ month: '2026-03', accounts: [], currencies: [], approvals: 0 },
}));
