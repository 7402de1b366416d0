import { defineMessages } from '../../internal/messages/messages';
export const skipLinkMessages = defineMessages('skipLink', { toMain: 'Skip to main content' });
