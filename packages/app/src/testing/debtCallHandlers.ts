import {
  listDebtCalls,
  listDebtors,
  noteDebtCall,
  recordDemand,
  recordPromise,
} from '@rentsafe/domain/debtCall';
import type { Currency } from '@rentsafe/domain/money';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleDebtCalls, sampleDebtors } from './sampleDebts';

const [debtor = refuseEmpty()] = sampleDebtors.USD;

function refuseEmpty(): never {
  throw new Error('The sample has no debtor.');
}

/** How the mocked backend answers what is asked of debts. */
export const debtCallHandlers = [
  answer(listDebtors, (request) => pageOf(sampleDebtors[request.query.get('currency') as Currency], request)),
  answer(listDebtCalls, (request) => pageOf(sampleDebtCalls, request)),
  ...[noteDebtCall, recordPromise, recordDemand].map((call) => answer(call, () => debtor)),
];
