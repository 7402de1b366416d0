import { toast } from '../Toast';
import { type ErrorText, errorTextOf } from './listAnswer';

/** Shows what failed in a toast, with the reason. */
export const report = (title: string, error: unknown, errorText: ErrorText, otherwise: string): void => {
  toast.error(title, { description: errorTextOf(error, errorText) ?? otherwise });
};
