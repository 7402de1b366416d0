import { defineMessages } from '../../internal/messages/messages';
export const densityToggleMessages = defineMessages('densityToggle', { compact: 'Compact rows' });
