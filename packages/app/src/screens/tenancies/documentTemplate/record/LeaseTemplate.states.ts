import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const leaseTemplateScreen = defineScreen({
  title: 'Screens/Lease Templates/Template',
  routes: [`${HOME_PATH}/lease-templates/:id`],
  at: `${HOME_PATH}/lease-templates/3`,
  purpose: 'Read a revision of a template, preview it with a lease, and add a revision.',
  users: 'Provider staff; client-company users for their own book. Writing is for Admins.',
  spec: ['Section 2, Routes: /lease-templates; its rows lead here'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list or record. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Texts wrap, and long words break. See Individual.', ...straining),
    ready: { story: 'Clauses', also: ['NextRevision'] },
    success: { story: 'OnALease' },
    conflict: { story: 'Lacking' },
  },
});
