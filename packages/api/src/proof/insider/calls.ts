import { type CallName, contract } from '@rentsafe/domain/contract';
import { bodies } from '../../testing/samples.ts';
import { anyCall } from './anyCall.ts';
import { moneyCalls } from './money.ts';
import { peopleCalls } from './people.ts';
import type { Generator } from './request.ts';

/** Calls that are not made, and why they cannot matter here: sessions have proofs of their own. */
export const leftOut: Partial<Record<CallName, string>> = {
  login: 'a password takes a tenth of a second; session/session.test.ts',
  refreshSession: 'the actors hold sessions; session/session.test.ts',
  logout: 'would end the actor’s session; session/session.test.ts',
  changePassword: 'a password takes a tenth of a second; session/password.test.ts',
  setPassword: 'needs an invitation that the mail carries; session/session.test.ts',
  endSession: 'would end the actor’s session; session/ownSessions.test.ts',
  endOtherSessions: 'would end the actor’s session; session/ownSessions.test.ts',
  createTaxRate: 'rates of all books from a day to come on: no entry of these days takes them',
};

const special: Partial<Record<CallName, Generator>> = { ...moneyCalls, ...peopleCalls };

/** How often a call is made, where not once: what moves money, and what it takes. */
const weights: Partial<Record<CallName, number>> = {
  ...{
    createReceipt: 16,
    createDisbursement: 14,
    approveDisbursement: 18,
    payDisbursement: 10,
    failDisbursement: 6,
  },
  ...{
    updateDisbursement: 7,
    reverseReceipt: 5,
    unallocateReceipt: 4,
    allocateReceipt: 3,
    identifyReceipt: 2,
  },
  ...{ createJournal: 6, postJournal: 8, reverseJournal: 3, createBankTransfer: 4, createBankStatement: 4 },
  ...{ matchBankLine: 8, unmatchBankLine: 4, createReconciliation: 3, deductDeposit: 4, refundDeposit: 3 },
  ...{
    createCharge: 5,
    creditCharge: 4,
    createChargeRun: 4,
    prepareDisbursements: 3,
    createPeriodLock: 2,
    lockMonth: 2,
  },
  ...{ createRate: 2, updateLandlord: 5, createBill: 4, createClaim: 5, giveClaimNotice: 4, publishClaim: 4 },
  ...{
    lookUpIndividual: 4,
    createIndividual: 3,
    createLease: 5,
    activateLease: 3,
    createConsent: 2,
    createLandlord: 2,
  },
  ...{
    createWorkOrder: 3,
    consentToWorkOrder: 2,
    issueWorkOrder: 4,
    updateWorkOrder: 2,
    completeWorkOrder: 3,
  },
  ...{ closeWorkOrder: 3, updateBankAccount: 2, anonymiseIndividual: 1 },
};

export const generatorOf = (name: CallName): Generator => special[name] ?? ((turn) => anyCall(turn, name));

export const madeCalls = (Object.keys(contract) as CallName[]).filter((name) => !leftOut[name]);

/** The name of each call as often as it is made. */
export const weighted: readonly CallName[] = madeCalls.flatMap((name) => {
  const own = weights[name];
  if (own) return Array.from({ length: own * 6 }, () => name);
  return contract[name]?.method === 'GET' ? [name] : [name, name, name];
});

/** What would hide behind a call that nothing generates: a body that no sample fills, or a name that is no call. */
export function unmade(): string[] {
  const known = Object.keys(contract);
  const withoutBody = madeCalls.filter((name) => contract[name]?.body && !special[name] && !bodies[name]);
  const unknown = Object.keys({ ...special, ...leftOut, ...weights }).filter((name) => !known.includes(name));
  return [
    ...withoutBody.map((name) => `${name} has a body that nothing fills`),
    ...unknown.map((name) => `${name} is no call`),
  ];
}
