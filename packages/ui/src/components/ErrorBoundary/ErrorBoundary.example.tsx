import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { ErrorBoundary } from '@rentsafe/ui/ErrorBoundary';
import { useState } from 'react';

function Balance({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The balance cannot be read.');
  return <Card>Balance: $1,234.50</Card>;
}

export function OneCardMayFail() {
  const [isBroken, setBroken] = useState(false);
  return (
    <ErrorBoundary onError={({ error }) => console.warn(error)} resetKey={String(isBroken)}>
      <Balance isBroken={isBroken} />
      <Button onClick={() => setBroken(true)}>Break it</Button>
    </ErrorBoundary>
  );
}
