export const spinnerMessages = { loading: 'Loading' };
