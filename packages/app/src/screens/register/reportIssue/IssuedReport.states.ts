import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const issuedReportScreen = defineScreen({
  title: 'Screens/Reports/Issued',
  routes: [`${HOME_PATH}/issued-reports/:id`],
  at: `${HOME_PATH}/issued-reports/1`,
  purpose: 'Print a report again as it was issued, with the number and the QR code by which it is verified.',
  users: 'Staff, and client-company users for the reports that they issued.',
  spec: ['Section 2, individual and company report dialog: the same report, as it was issued'],
  deviations: ['Ours: the specification has no issued reports.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('It is only read and printed.', ...sending),
    ...cannot('It is the report. See Reports/Individual.', ...straining),
    ready: { story: 'Issued', also: ['WithCertificate'] },
  },
});
