import { defineMessages } from '../../internal/messages/messages';
export const toastMessages = defineMessages('toast', {
  region: 'Notifications',
  shortcutLabel: 'Go to the notifications',
  close: 'Close notification',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
  loading: 'Loading',
});
