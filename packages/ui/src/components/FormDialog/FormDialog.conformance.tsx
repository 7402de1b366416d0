import type { Samples } from '../../testing/conformance';
import { FormDialog } from './FormDialog';

export default {
  FormDialog: {
    portal: true,
    notShown: ['Adding Company...'],
    render: (props) => (
      <FormDialog
        open
        onOpenChange={() => {}}
        onSubmit={() => {}}
        title="Add New Company"
        submitLabel="Add Company"
        pendingLabel="Adding Company..."
        {...props}
      >
        <input aria-label="Registered Name" name="registration_name" />
      </FormDialog>
    ),
  },
} satisfies Samples;
