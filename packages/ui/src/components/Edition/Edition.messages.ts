import { defineMessages } from '../../internal/messages/messages';

export const editionMessages = defineMessages('edition', {
  changed: 'Someone else has changed this record.',
  /** The issue of a form that is sent before each was chosen. */
  choose: 'Someone else has changed the same fields. Choose which values to keep.',
  chooseEach: 'Choose field by field, or all at once.',
  values: 'Saved values and your values',
  field: 'Field',
  saved: 'Saved value',
  typed: 'Your value',
  keepSaved: 'Keep the saved values',
  keepTyped: 'Save my values',
  yes: 'Yes',
  no: 'No',
  others: 'Your changes to other fields are saved either way.',
});
