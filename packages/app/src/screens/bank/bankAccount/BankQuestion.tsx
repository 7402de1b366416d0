import { AlertDialog, type AlertDialogProps } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { bankStep, showBankChange } from '../../../calls/bankStatements';
import { reportFailure } from '../../../forms/refusal';
import { useCloseOnBack } from '../../../overlays/useCloseOnBack';

export interface BankQuestionProps extends Pick<AlertDialogProps, 'title' | 'confirmLabel' | 'tone'> {
  /** What will happen. */
  text: string;
  /** Throws `ApiError`. */
  act: () => Promise<unknown>;
  /** 'Statement undone' */
  done: string;
  /** 'Failed to undo the statement' */
  failure: string;
  onClose: () => void;
}

/** Asks before something of a bank is done that is not simply done again. A refusal stands in the question. */
export function BankQuestion({ text, act, done, failure, onClose, ...rest }: BankQuestionProps) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useCloseOnBack(() => !pending && onClose());

  async function confirm() {
    setPending(true);
    try {
      await bankStep(queryClient, act);
      toast.success(done);
      showBankChange(queryClient);
      onClose();
    } catch (error) {
      reportFailure(failure, error);
      setRefusal(errorSentence(error));
      setPending(false);
    }
  }

  return (
    <AlertDialog
      {...rest}
      open
      description={
        <Stack gap={3}>
          <Text>{text}</Text>
          {refusal && (
            <Callout tone="danger" role="alert">
              {refusal}
            </Callout>
          )}
        </Stack>
      }
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
