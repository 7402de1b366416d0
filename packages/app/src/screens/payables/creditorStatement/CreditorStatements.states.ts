import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const creditorStatements = defineScreen({
  title: 'Screens/Creditor statements',
  routes: [`${HOME_PATH}/creditors/statements`],
  at: `${HOME_PATH}/creditors/statements?supplier=company:4&from=2026-01-01&to=2026-01-31`,
  purpose: "View and print a supplier's statement.",
  users: 'Accounts staff.',
  spec: ['Section 2: Statements of creditors, a titled placeholder'],
  deviations: ['Ours: the statement of a supplier in place of the placeholder.'],
  states: {
    ...cannot('As of any page that fetches one report. See Landlord statements.', ...reading),
    ...cannot('It sends nothing.', ...sending),
    ...cannot('As in Statement of the components.', ...straining),
    ready: { story: 'OneSupplier' },
    empty: { story: 'NoSuppliers' },
    error: { story: 'Refused' },
  },
});
