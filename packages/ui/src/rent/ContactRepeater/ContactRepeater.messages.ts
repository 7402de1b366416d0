import { defineMessages } from '../../internal/messages/messages';
import type { ContactType } from './contact';

export const contactRepeaterMessages = defineMessages('contactRepeater', {
  legend: 'Contacts',
  row: (number: number) => `Contact ${number}`,
  add: 'Add Contact',
  remove: 'Remove Contact',
  individual: 'Individual',
  position: 'Position',
  contactType: 'Contact Type',
  contactTypes: {
    owner: 'Owner',
    director: 'Director',
    manager: 'Manager',
    accounts: 'Accounts',
    caretaker: 'Caretaker',
    other: 'Other',
  } satisfies Record<ContactType, string>,
  choose: 'Choose',
  primary: 'Primary',
});
