import { DateField } from '@rentsafe/ui/DateField';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../forms/Fields';
import { SampleFormDialog } from '../../forms/SampleFormDialog';

/** A new thing to do; a sample form. */
export function AddTodoDialog(props: { onClose: () => void }) {
  return (
    <SampleFormDialog {...props} size="md" title="Add To-Do" submitLabel="Add" pendingLabel="Adding...">
      <Fields>
        <DateField label="Date" name="date" />
        <TextField label="Category" name="category" />
      </Fields>
      <TextArea label="To do" name="text" required />
    </SampleFormDialog>
  );
}
