import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen } from '../../../testing/screenStates';

export const statementsScreen = defineScreen({
  title: 'Screens/Landlord statements',
  routes: [`${HOME_PATH}/statements`],
  at: `${HOME_PATH}/statements?year=2026&month=1`,
  purpose: 'Choose landlords, properties and a period, read their statements, and print them together.',
  users: 'Accounts staff.',
  spec: [
    'Section 2, Landlord Statements page: summary cards, Selection form, preview with Landlord, Period, Currency and Print',
    'Section 5: the selects are marked required',
  ],
  deviations: [
    'Decision 33: the second, wrongly labelled USD option is ZIG, and Rent Owing is in US dollars and ZiG.',
    'Decision 36: printing waits for styles and fonts, is always light; a failure is told in a toast.',
    'Ours: landlords and properties are ranges of names, found by typing; the selection is in the address.',
    'Ours: the figures are those of the ledger; all statements of a selection are one print job, which can be cancelled.',
  ],
  states: {
    ready: { story: 'AllLandlords', also: ['OneLandlord'] },
    loading: { story: 'Loading' },
    empty: { story: 'NoStatements' },
    ...cannot('It comes whole, or a sentence says why not.', 'partial'),
    error: { story: 'Failed' },
    forbidden: { story: 'NotAllowed' },
    submitting: { story: 'Printing' },
    ...cannot('A toast says so, or what was done is there.', 'success'),
    ...cannot('What is wrong stands at its field, as in every form. See Add New Individual.', 'fieldErrors'),
    ...cannot('A selection is another address: what was read of the one before is not shown.', 'refreshing'),
    ...cannot('Nothing is searched for: the selection is a range.', 'noMatch'),
    ...cannot('It is no record.', 'notFound'),
    ...cannot('As in Failed, with another sentence.', 'offline', 'timeout'),
    ...cannot('As everywhere: signing in again opens over the page. See Payment status.', 'sessionExpired'),
    ...cannot(
      'The selection is used here and sent nowhere.',
      'dirty',
      'unconfirmed',
      'submitError',
      'conflict',
    ),
    ...cannot(
      'As in any table and in Statement of the components.',
      'longNames',
      'hugeNumbers',
      'otherScripts',
    ),
    ...cannot('Every figure of a statement is there.', 'missingValues'),
  },
});
