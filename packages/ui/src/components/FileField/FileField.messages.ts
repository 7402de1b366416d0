import { defineMessages } from '../../internal/messages/messages';

export const fileFieldMessages = defineMessages('fileField', {
  choose: 'Choose a file, or drop it here',
  chooseSeveral: 'Choose files, or drop them here',
  chosen: (name: string) => `${name} chosen`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  uploading: (name: string) => `Uploading ${name}`,
  empty: (name: string) => `${name} is empty.`,
  type: (name: string, accept: string) => `${name} is not an accepted file type. Choose ${accept}.`,
  size: (name: string, max: string) => `${name} is too large. A file may have ${max}.`,
  required: 'Choose a file.',
});
