import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';
import { toast } from '@rentsafe/ui/Toast';

/** One `<Toaster />` at the root of the application shows them. */
export function RecordPayment() {
  const undo = { label: 'Undo', onAction: () => toast.info('Payment removed') };
  return (
    <Inline>
      <Button onClick={() => toast.success('Payment recorded', { action: undo })}>Record payment</Button>
      <Button
        onClick={() => toast.error('Payment not recorded', { description: 'Your form is still open.' })}
      >
        Fail
      </Button>
    </Inline>
  );
}
