import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const printReports = defineScreen({
  title: 'Screens/Print reports',
  routes: [],
  at: `${HOME_PATH}?tab=individual`,
  purpose: 'Print reports for a list of IDs, each on its own sheet.',
  users:
    'Staff who screen a list of applicants; users of client companies, who record the consents that are missing by one form.',
  spec: ['Section 2, Individual report dialog and Company report dialog: what each sheet holds'],
  deviations: ['Ours: the specification prints one report at a time.'],
  states: {
    ...cannot('As in the report of one person. See Individual report.', ...reading),
    ...cannot('A list of IDs is pasted anew; of consents as in their form. See Check a tenant.', ...sending),
    ...cannot('Names wrap as in any notice. See Individual report.', ...straining),
    ready: { story: 'Empty' },
    partial: { story: 'SomeFound', also: ['WithoutConsent', 'TooManyLookUps'] },
    noMatch: { story: 'NoneFound' },
    error: { story: 'Failed' },
    fieldErrors: { story: 'TooMany' },
  },
});
