import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const contractorsScreen = defineScreen({
  title: 'Screens/Contractor management',
  routes: [`${HOME_PATH}/contractor_management`],
  at: `${HOME_PATH}/contractor_management`,
  purpose: 'Find contractors by trade, with their status and open orders.',
  users: 'Property managers and maintenance staff.',
  spec: [
    'Section 2, contractor management: cards Total, Active, Inactive; search; rows with an Active/Inactive select; Add Contractor',
    'Section 3, contractor: its fields',
    'Section 9: contractor industries',
  ],
  deviations: [
    'Decision 11: it stands at /contractor_management.',
    'Ours: the address is one text, and a contractor can be linked to the register, to whom bills are then made out.',
  ],
  states: {
    ...cannot('As in the lists of individuals and companies, by the same code.', ...reading, ...straining),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ready: { story: 'Contractors', also: ['StatusChanged'] },
    empty: { story: 'NoneYet' },
    dirty: { story: 'AddingContractor' },
    conflict: { story: 'StatusRefused' },
  },
});
