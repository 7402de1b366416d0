import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const leaseTemplatesScreen = defineScreen({
  title: 'Screens/Lease Templates/List',
  routes: [`${HOME_PATH}/lease-templates`],
  at: `${HOME_PATH}/lease-templates`,
  purpose: 'Find lease templates, and add new ones.',
  users: 'Provider staff; client-company users for their own book. Writing is for Admins.',
  spec: ["Section 2, Routes: /lease-templates, title-only, with the text 'LeaseTemplate'"],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list or record. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Texts wrap, and long words break. See Individual.', ...straining),
    ready: { story: 'Ready', also: ['New'] },
    fieldErrors: { story: 'UnknownField' },
  },
});
