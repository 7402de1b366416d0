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
  tooManyPixels: (name: string) => `${name} has more than 100 megapixels. Choose a smaller one.`,
  tooLarge: (name: string, max: string) => `${name} is too large. A file may have ${max}.`,
  uploading: (name: string) => `Uploading ${name}`,
  waiting: 'Not sent yet',
  retry: (name: string) => `Try again: ${name}`,
  tryAgain: 'Try again',
  discard: (name: string) => `Discard ${name}`,
});
