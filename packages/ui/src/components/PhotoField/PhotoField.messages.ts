import { defineMessages } from '../../internal/messages/messages';

export const photoFieldMessages = defineMessages('photoField', {
  take: 'Take photo',
  choose: 'Choose photos',
  chooseFiles: 'Choose photos or PDFs',
  /** Names a button for assistive technology. */
  of: (action: string, label: string) => `${action}: ${label}`,
  drop: 'or drop or paste them here',
  preparing: 'Preparing photos…',
  added: (names: string) => `${names} added`,
  unreadable: (name: string) =>
    `${name} is not a photo that this browser can read. Choose a JPEG, PNG or WebP.`,
  uploading: (name: string) => `Uploading ${name}`,
  waiting: 'Not sent yet',
  retry: (name: string) => `Try again: ${name}`,
  tryAgain: 'Try again',
  discard: (name: string) => `Discard ${name}`,
});
