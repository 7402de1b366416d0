import { defineMessages } from '../../internal/messages/messages';
export const tagMessages = defineMessages('tag', { remove: (name: string) => `Remove ${name}` });
