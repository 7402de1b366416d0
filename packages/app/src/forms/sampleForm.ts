import { toast } from '@rentsafe/ui/Toast';

/** What a sample form does when it is submitted: its values go to the console, nowhere else. */
export function logSample(form: string, values: object): void {
  console.info(`${form}: a sample form, nothing was saved.`, values);
  toast.info('This is a sample form: nothing was saved.');
}
