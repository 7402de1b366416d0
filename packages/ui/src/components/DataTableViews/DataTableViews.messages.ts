import { defineMessages } from '../../internal/messages/messages';

export const dataTableViewsMessages = defineMessages('dataTableViews', {
  views: 'Views',
  none: 'No saved views.',
  name: 'Name of the view',
  save: 'Save',
  nameRequired: 'Enter a name.',
  notSaved: 'The view could not be saved.',
  delete: (name: string) => `Delete ${name}`,
  applied: (name: string) => `View ${name} is shown`,
  saved: (name: string) => `View ${name} saved`,
  deleted: (name: string) => `View ${name} deleted`,
});
