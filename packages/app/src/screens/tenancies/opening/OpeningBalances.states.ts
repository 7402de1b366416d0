import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const openingBalancesScreen = defineScreen({
  title: 'Screens/Opening Balances',
  routes: [`${HOME_PATH}/settings/opening-balances`],
  at: `${HOME_PATH}/settings/opening-balances`,
  purpose: 'Import opening balances from a spreadsheet, and see what the bank must hold for them.',
  users: 'Whoever may write in the book checks a file; an Admin imports and undoes.',
  spec: ['Section 2, sidebar: Settings'],
  deviations: ['Ours: the specification has no import.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('Its steps wait and fail as CsvImport shows them. See CsvImport.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'Checked' },
    fieldErrors: { story: 'RowsWithErrors' },
  },
});
