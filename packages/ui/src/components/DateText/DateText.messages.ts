export const dateTextMessages = { none: 'N/A' };
