import { DateField } from '@rentsafe/ui/DateField';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Grid } from '@rentsafe/ui/Grid';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { SampleTag } from '../../layout/SampleTag';

export type AddTodoDialogProps = Pick<FormDialogProps, 'onSubmit' | 'onClose'>;

/** A new thing to do; a sample form. */
export function AddTodoDialog(props: AddTodoDialogProps) {
  return (
    <FormDialog
      {...props}
      open
      size="md"
      title="Add To-Do"
      description="A sample form: nothing is saved."
      actions={<SampleTag />}
      submitLabel="Add"
      pendingLabel="Adding..."
    >
      <Grid columns={2} columnMinWidth="11rem">
        <DateField label="Date" name="date" />
        <TextField label="Category" name="category" />
      </Grid>
      <TextArea label="To do" name="text" required />
    </FormDialog>
  );
}
