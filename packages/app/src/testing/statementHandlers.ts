import { listEntries } from '@rentsafe/domain/entry';
import { getTrialBalance, listAccountBalances } from '@rentsafe/domain/ledgerReport';
import {
  getCreditorStatement,
  getTrustBalance,
  listCommission,
  listLandlordStatements,
  listRentTax,
} from '@rentsafe/domain/trustReport';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import {
  sampleCommission,
  sampleCreditorStatement,
  sampleFirstEntry,
  sampleLandlordStatements,
  sampleRentTax,
  sampleTrialBalance,
  sampleTrust,
} from './sampleTrust';

/** How the mocked backend answers what is asked of the money of others. */
export const statementHandlers = [
  answer(listLandlordStatements, ({ query }) => sampleLandlordStatements(query)),
  answer(listCommission, ({ query }) => sampleCommission(query)),
  answer(listRentTax, ({ query }) => sampleRentTax(query)),
  answer(getCreditorStatement, ({ query }) => sampleCreditorStatement(query)),
  answer(getTrustBalance, ({ query }) => sampleTrust(query)),
  answer(listAccountBalances, () => ({
    ...{ count: 1, next: null, previous: null, as_at: '2026-01-31', known_seq: 41, total: '-669.50' },
    results: [
      {
        ...{ id: 9, bank_account: null, lease: null, party: null, balance: '-669.50' },
        landlord: { id: 1, name: 'Rudo Makoni' },
        property: { id: 2, name: '5 Mutare Road' },
      },
    ],
  })),
  answer(getTrialBalance, ({ query }) => sampleTrialBalance(query)),
  answer(listEntries, (request) => {
    const isLater = (request.query.get('to') ?? '') >= sampleFirstEntry.effective_on;
    return pageOf(isLater ? [sampleFirstEntry] : [], request);
  }),
];
