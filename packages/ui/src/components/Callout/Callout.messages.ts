import { defineMessages } from '../../internal/messages/messages';
export const calloutMessages = defineMessages('callout', {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
});
