import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { SampleTag } from '../page/SampleTag';

export interface SampleFormDialogProps<Value>
  extends Pick<
    FormDialogProps<Value>,
    'schema' | 'size' | 'submitLabel' | 'pendingLabel' | 'onClose' | 'children'
  > {
  title: string;
}

/** A form that is not sent anywhere, and shows that: its values go to the console, nowhere else. */
export const SampleFormDialog = <Value,>({ title, children, ...rest }: SampleFormDialogProps<Value>) => (
  <FormDialog
    {...rest}
    open
    title={title}
    description="A sample form: nothing is saved."
    actions={<SampleTag />}
    onSubmit={({ entries, value }) => {
      console.info(`${title}: a sample form, nothing was saved.`, value ?? Object.fromEntries(entries));
      toast.info('This is a sample form: nothing was saved.');
    }}
  >
    <CloseOnBack />
    <Stack gap="section">{children}</Stack>
  </FormDialog>
);
