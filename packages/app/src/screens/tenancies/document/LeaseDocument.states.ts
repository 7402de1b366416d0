import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const leaseDocumentScreen = defineScreen({
  title: 'Screens/Leases/Document',
  routes: [`${HOME_PATH}/leases/:lease/documents/:id`],
  at: `${HOME_PATH}/leases/7/documents/5`,
  purpose: 'Read and print an issued document, record its signature with the scan, and withdraw it.',
  users: 'Provider staff; client-company users for their own book. Withdrawing is for Admins.',
  spec: ['Section 2, Routes: /leases; a document has no page in the specification'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list or record. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Texts wrap, and long words break. See Individual.', ...straining),
    ready: { story: 'Issued', also: ['Signing', 'Signed', 'Withdrawing', 'Withdrawn', 'OfALease'] },
  },
});
