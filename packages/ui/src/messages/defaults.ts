import { spinnerMessages } from '../components/Spinner/Spinner.messages';

/** Every English word that the components say, in one object: a group a component. */
export const defaultMessages = {
  spinner: spinnerMessages,
};

export type Messages = typeof defaultMessages;
