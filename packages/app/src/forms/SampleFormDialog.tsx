import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { SampleTag } from '../page/SampleTag';

export type SampleFormDialogProps = Omit<FormDialogProps, 'open' | 'description' | 'actions'>;

/** A form that is not sent anywhere, and says so. */
export const SampleFormDialog = ({ children, ...rest }: SampleFormDialogProps) => (
  <FormDialog {...rest} open description="A sample form: nothing is saved." actions={<SampleTag />}>
    <CloseOnBack />
    <Stack gap="section">{children}</Stack>
  </FormDialog>
);
