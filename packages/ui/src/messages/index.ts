export { defaultMessages, type Messages } from './defaults';
export { type MessagesOverride, MessagesProvider, type MessagesProviderProps } from './MessagesProvider';
