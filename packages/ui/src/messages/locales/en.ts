import { defaultMessages, type Messages } from '../../defaultMessages';

/** English: what components show without a provider. */
export const messages: Messages = defaultMessages;
