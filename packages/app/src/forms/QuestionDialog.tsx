import { AlertDialog, type AlertDialogProps } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { type ReactNode, useState } from 'react';
import { errorSentence } from '../calls/ApiError';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import { reportFailure } from './refusal';

export interface QuestionDialogProps
  extends Pick<AlertDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'> {
  /** What will happen. */
  text: string | undefined;
  children?: ReactNode;
  /** Throws `ApiError`. */
  act: () => Promise<unknown>;
  onRefused?: (refusal: unknown) => void;
  /** Why it was refused. @default the sentence of the error */
  refusalText?: ((error: unknown) => ReactNode) | undefined;
  /** 'Statement undone'; left out where `act` shows what came of it. */
  done?: string;
  /** 'Failed to undo the statement' */
  failure: string;
  onClose: () => void;
}

/** Asks before something is done that is not simply undone. A refusal is shown in the question, as long as that is the same. */
export function QuestionDialog({
  text,
  children,
  act,
  onRefused,
  refusalText = errorSentence,
  done,
  failure,
  onClose,
  ...rest
}: QuestionDialogProps) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown; of: string | undefined }>();
  useCloseOnBack(() => !pending && onClose());

  async function confirm() {
    setPending(true);
    try {
      await act();
      if (done) toast.success(done);
      onClose();
    } catch (error) {
      reportFailure(failure, error);
      setRefusal({ error, of: text });
      setPending(false);
      onRefused?.(error);
    }
  }

  return (
    <AlertDialog
      {...rest}
      open
      description={
        <Stack gap={3}>
          <Text>{text}</Text>
          {children}
          {refusal && refusal.of === text && (
            <Callout tone="danger" role="alert">
              {refusalText(refusal.error)}
            </Callout>
          )}
        </Stack>
      }
      pending={pending}
      onConfirm={() => void confirm()}
      onOpenChange={onClose}
    />
  );
}
