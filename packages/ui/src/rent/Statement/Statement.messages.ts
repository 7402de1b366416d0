import { defineMessages } from '../../internal/messages/messages';
export const statementMessages = defineMessages('statement', {
  date: 'Date',
  number: 'Number',
  description: 'Description',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  broughtForward: 'Brought forward',
  carriedForward: 'Carried forward',
});
