import { defineMessages } from '../../internal/messages/messages';

export const fileListMessages = defineMessages('fileList', {
  empty: 'No files yet.',
  open: (name: string) => `Open ${name}`,
  remove: (name: string) => `Remove ${name}`,
});
