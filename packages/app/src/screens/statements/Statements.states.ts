import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading } from '../../testing/screenStates';

export const statementsScreen = defineScreen({
  title: 'Screens/Landlord statements',
  routes: [`${HOME_PATH}/statements`],
  at: `${HOME_PATH}/statements`,
  purpose: 'Choose landlords, properties and a period, look at the statement, and print it.',
  users: 'Accounts staff.',
  spec: [
    'Section 2, Landlord Statements page: summary cards, Selection form, preview with Landlord, Period, Currency and Print',
    'Section 5: the selects are marked required',
  ],
  deviations: [
    'Decision 33: the second, wrongly labelled USD option is ZIG; the ZWL$ sample amount stays as labelled sample.',
    'Decision 36: printing waits for styles and fonts, is always light; a failure is told in a toast.',
    'Ours: the preview shows the sample rent collection, at first of all landlords; submitting changes the selection.',
  ],
  states: {
    ready: { story: 'AllLandlords', also: ['RangeInZig'] },
    ...cannot('Sample data: it asks no server.', ...reading),
    empty: { cannot: 'The selection starts with all landlords and properties: there is always a statement.' },
    fieldErrors: { story: 'ReversedRange' },
    ...cannot(
      'The selection is used here and sent nowhere.',
      'dirty',
      'submitting',
      'unconfirmed',
      'submitError',
      'conflict',
      'success',
    ),
    ...cannot(
      'Sample rows that stand in the code; large amounts are shown in Customer statements, LargeAmounts.',
      'longNames',
      'missingValues',
      'hugeNumbers',
      'otherScripts',
    ),
  },
});
