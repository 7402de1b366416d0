import { DateField } from '@rentsafe/ui/DateField';
import { Grid } from '@rentsafe/ui/Grid';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { SampleFormDialog, type SampleFormDialogProps } from '../../forms/SampleFormDialog';

export type AddTodoDialogProps = Pick<SampleFormDialogProps, 'onSubmit' | 'onClose'>;

/** A new thing to do; a sample form. */
export function AddTodoDialog(props: AddTodoDialogProps) {
  return (
    <SampleFormDialog {...props} size="md" title="Add To-Do" submitLabel="Add" pendingLabel="Adding...">
      <Grid columns={2} columnMinWidth="11rem">
        <DateField label="Date" name="date" />
        <TextField label="Category" name="category" />
      </Grid>
      <TextArea label="To do" name="text" required />
    </SampleFormDialog>
  );
}
