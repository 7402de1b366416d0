import type { Samples } from '../../testing/conformance';
import { AlertDialog } from './AlertDialog';

export default {
  AlertDialog: {
    portal: true,
    render: (props) => (
      <AlertDialog
        open
        title="Discard changes?"
        description="What you typed will be lost."
        confirmLabel="Discard"
        onConfirm={() => {}}
        onOpenChange={() => {}}
        {...props}
      />
    ),
  },
} satisfies Samples;
