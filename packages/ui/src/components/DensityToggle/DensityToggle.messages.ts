export const densityToggleMessages = { compact: 'Compact rows' };
