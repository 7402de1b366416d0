import { defineMessages } from '../../internal/messages/messages';

export const dataTableGroupsMessages = defineMessages('dataTableGroups', {
  rows: (group: string) => `Rows of ${group}`,
});
