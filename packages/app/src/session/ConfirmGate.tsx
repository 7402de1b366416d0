import { type ComponentType, useEffect, useState } from 'react';
import { settleConfirmation, useConfirmationNeed } from '../calls/confirmAgain';
import { withTimeout } from '../calls/withTimeout';

interface DialogProps {
  needs: 'confirmation' | 'factor';
}

/** Asks who one is when a call needs it; its code is loaded only then. Where that cannot be loaded the call fails as it was refused. */
export function ConfirmGate() {
  const needs = useConfirmationNeed();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const isWanted = needs !== undefined;

  useEffect(() => {
    if (!isWanted || Dialog) return;
    let isWaiting = true;
    withTimeout(import('./ConfirmDialog')).then(
      ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
      () => isWaiting && settleConfirmation(false),
    );
    return () => {
      isWaiting = false;
    };
  }, [isWanted, Dialog]);

  if (!needs || needs === 'new_factor' || !Dialog) return null;
  return <Dialog needs={needs} />;
}
