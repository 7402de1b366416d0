import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const schedulesScreen = defineScreen({
  title: 'Screens/Maintenance schedules',
  routes: [`${HOME_PATH}/maintenance-schedules`],
  at: `${HOME_PATH}/maintenance-schedules`,
  purpose: 'Plan recurring maintenance, view it by month, and draft its work orders.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ["Section 2, Routes: /maintenance-schedules, title-only, with the text 'MaintenanceSchedules'"],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Texts wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'List', also: ['Calendar', 'CalendarOnAPhone'] },
    empty: { story: 'Nothing' },
    fieldErrors: { story: 'FilledInWrongly' },
  },
});
