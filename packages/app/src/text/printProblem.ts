import type { PrintOptions } from '@rentsafe/ui/Print';
import { toast } from '@rentsafe/ui/Toast';

/** Says in a toast why nothing came out of the printer. */
export const showPrintProblem: NonNullable<PrintOptions['onProblem']> = ({ problem }) =>
  void toast.error(problem === 'nothing' ? 'There is nothing to print' : 'Printing failed. Try again.');
