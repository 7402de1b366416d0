import { defineMessages } from '../../internal/messages/messages';
export const calloutMessages = defineMessages('callout', {
  neutral: 'Note',
  accent: 'Note',
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
});
