import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';
import { Plus } from 'lucide-react';
import { useState } from 'react';

export function LeaseActions() {
  const [isSending, setSending] = useState(false);
  return (
    <Inline>
      <Button variant="primary">
        <Plus />
        Add Lease
      </Button>
      <Button pending={isSending} onClick={() => setSending(true)}>
        {isSending ? 'Sending statement...' : 'Send statement'}
      </Button>
      <Button asChild>
        <a href="#leases/4/print">Open for print</a>
      </Button>
    </Inline>
  );
}
