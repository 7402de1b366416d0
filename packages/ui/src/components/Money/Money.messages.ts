export const moneyMessages = { none: 'N/A' };
