export const toastMessages = {
  region: 'Notifications',
  close: 'Close notification',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
  loading: 'Loading',
};
