import { defineMessages } from '../../internal/messages/messages';

export const signatureFieldMessages = defineMessages('signatureField', {
  clear: 'Clear',
  clearOf: (label: string) => `Clear ${label}`,
  cleared: 'Signature cleared',
  drawn: 'Drawn signature',
  empty: 'Not drawn',
});
