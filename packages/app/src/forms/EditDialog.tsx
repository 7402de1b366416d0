import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Diff } from '@rentsafe/ui/Diff';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { showWait } from './showWait';
import { type Edit, useEdit } from './useEdit';

interface EditDialogProps<Body, Record extends { version?: number | undefined }>
  extends Pick<FormDialogProps, 'title' | 'description' | 'validate' | 'onClose' | 'children'> {
  edit: Edit<Body, Record>;
}

/** The form of a record that is on file, from its fields to its answer. */
export function EditDialog<Body, Record extends { version?: number | undefined }>({
  edit,
  children,
  ...rest
}: EditDialogProps<Body, Record>) {
  const { submit, onChange, differences, keepTheirs } = useEdit(edit);
  return (
    <FormDialog
      {...rest}
      open
      schema={edit.form}
      onSubmit={submit}
      onCloseBlocked={showWait}
      submitLabel={differences ? 'Save my values' : 'Save'}
      pendingLabel="Saving..."
    >
      <CloseOnBack />
      <Stack gap="section" onChange={onChange}>
        {differences && (
          <Callout
            tone="warning"
            title="Someone else has changed this record."
            actions={
              <Button type="submit" onClick={keepTheirs}>
                Keep the saved values
              </Button>
            }
          >
            <Stack gap={3}>
              <Diff
                label="Saved values and your values"
                beforeLabel="Saved value"
                afterLabel="Your value"
                differences={differences}
              />
              Your changes to other fields are saved either way.
            </Stack>
          </Callout>
        )}
        {children}
      </Stack>
    </FormDialog>
  );
}
