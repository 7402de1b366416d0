export { defaultMessages, type Messages } from '../defaultMessages';
export { type MessagesOverride, MessagesProvider, type MessagesProviderProps } from './MessagesProvider';
