export const calloutMessages = {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
};
