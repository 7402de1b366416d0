export const drawerMessages = { close: 'Close' };
