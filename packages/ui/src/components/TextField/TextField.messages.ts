export const textFieldMessages = { showPassword: 'Show password', hidePassword: 'Hide password' };
