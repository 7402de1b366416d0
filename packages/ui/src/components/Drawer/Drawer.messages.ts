import { defineMessages } from '../../internal/messages/messages';
export const drawerMessages = defineMessages('drawer', { close: 'Close' });
