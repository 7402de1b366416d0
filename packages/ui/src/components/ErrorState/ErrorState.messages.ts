export const errorStateMessages = {
  title: 'This could not be loaded',
  advice: 'Check the connection, then try again.',
  retry: 'Retry',
  details: 'Details',
};
