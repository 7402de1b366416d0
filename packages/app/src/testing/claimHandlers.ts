import { claimSteps, createClaim, getClaim, listClaims } from '@rentsafe/domain/claim';
import { listDisputes } from '@rentsafe/domain/dispute';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleClaim, sampleClaims } from './sampleClaims';

/** How the mocked backend answers what is asked of claims; none is disputed. */
export const claimHandlers = [
  answer(listDisputes, (request) => pageOf([], request)),
  answer(listClaims, (request) => pageOf(sampleClaims, request)),
  answer(getClaim, ({ ids }) => sampleClaims.find(({ id }) => id === Number(ids.id)) ?? sampleClaim()),
  answer(createClaim, () => sampleClaim({ id: 3, state: 'draft', noticed_on: null, listable_from: null })),
  ...[claimSteps.calls.edit, claimSteps.calls.notice].map((call) => answer(call, () => sampleClaim())),
  answer(claimSteps.calls.list, () => sampleClaim({ state: 'listed', listed_on: '2026-02-09' })),
  answer(claimSteps.calls.settle, () => sampleClaim({ state: 'settled', ended_on: '2026-03-02' })),
  answer(claimSteps.calls.withdraw, () => sampleClaim({ state: 'withdrawn', ended_on: '2026-03-02' })),
];
