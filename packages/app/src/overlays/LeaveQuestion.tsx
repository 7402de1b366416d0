import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { useState } from 'react';
import { type Leaving, useGuard } from './useCloseOnBack';

interface LeaveQuestionProps {
  /** Whether leaving would lose something. */
  isUnsaved: () => boolean;
  /** What would be lost. */
  text: string;
}

/** Asks before a screen is left by a link, or by Back or Forward, while it holds something unsaved. */
export function LeaveQuestion({ isUnsaved, text }: LeaveQuestionProps) {
  const [leaving, setLeaving] = useState<Leaving>();
  useGuard({ isUnsaved, ask: setLeaving });
  const answer = (choice: keyof Leaving) => {
    setLeaving(undefined);
    leaving?.[choice]();
  };
  return (
    <AlertDialog
      open={leaving !== undefined}
      title="Discard what you have typed?"
      description={text}
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={() => answer('leave')}
      onOpenChange={() => answer('stay')}
    />
  );
}
