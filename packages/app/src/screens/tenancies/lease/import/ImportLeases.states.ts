import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const importLeasesScreen = defineScreen({
  title: 'Screens/Leases/Import',
  routes: [`${HOME_PATH}/leases/import`],
  at: `${HOME_PATH}/leases/import`,
  purpose: 'Import leases from a spreadsheet: check the rows, import them, or undo an import.',
  users: 'Whoever may write in the book checks a file; an Admin imports and undoes.',
  spec: ['Section 2, Routes: /leases, whose Import leads here'],
  deviations: ['Ours: the specification has no import.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('Its steps wait and fail as CsvImport shows them. See CsvImport.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'RowsWithErrors' },
  },
});
