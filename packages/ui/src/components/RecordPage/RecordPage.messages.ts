import { defineMessages } from '../../internal/messages/messages';
export const recordPageMessages = defineMessages('recordPage', {
  loading: (record: string) => `Loading the ${record}`,
  missing: (record: string) => `There is no such ${record}`,
  missingHelp: 'Check the address, or search the list.',
  moved: (record: string) => `This ${record} was merged into another`,
  movedHelp: 'Everything that belonged to it has moved there.',
  movedLink: (record: string) => `Open the ${record} that was kept`,
  error: (record: string) => `Could not fetch the ${record}`,
  previous: (record: string) => `Previous ${record}`,
  next: (record: string) => `Next ${record}`,
  more: 'More actions',
});
