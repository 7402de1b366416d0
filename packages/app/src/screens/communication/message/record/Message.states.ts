import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const messageScreen = defineScreen({
  title: 'Screens/Communication/Message',
  routes: [`${HOME_PATH}/communication/:id`],
  at: `${HOME_PATH}/communication/44`,
  purpose: 'Read a message, follow its delivery, send it again, and print letters.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2, Routes: /communication, title-only; a message has no page in the specification'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot(
      'Nothing is typed: a refusal is told in a toast, and the page shows the message as it is now.',
      ...sending,
    ),
    ...cannot('Texts wrap, and long words break. See Individual.', ...straining),
    ready: { story: 'Failed', also: ['Unknown', 'Letter', 'Kept'] },
    success: { story: 'SentAgain' },
  },
});
