import type { FormParser } from '@rentsafe/domain/form';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { createAttempts, useSubmission } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { underOneKey } from './attempts';
import { refusalOf } from './refusal';
import { showWait } from './showWait';
import { useFailureToast } from './useFailureToast';

export interface ActionDialogProps<Body>
  extends Pick<
    FormDialogProps,
    'title' | 'description' | 'size' | 'ready' | 'validate' | 'submitLabel' | 'pendingLabel' | 'children'
  > {
  onClose: () => void;
  form: FormParser<Body>;
  /**
   * Carries it out and brings what is shown up to date, under a key that stays until it has succeeded. Throws `ApiError`.
   */
  send: (body: Body, idempotencyKey: string) => Promise<void>;
  /** 'Unit closed'; left out where `send` says what came of it. */
  done?: string;
  /** 'Failed to close unit' */
  failure: string;
}

/** The form of something that is done with a record. */
export function ActionDialog<Body>({
  form,
  send,
  done,
  failure,
  size = 'md',
  children,
  onClose,
  ...rest
}: ActionDialogProps<Body>) {
  const failureToast = useFailureToast(failure);
  const [attempts] = useState(() => underOneKey(createAttempts()));
  const submission = useSubmission<Body, void>({
    schema: form,
    attempts,
    send: (value, { idempotencyKey }) => send(value, idempotencyKey),
    refusal: (error, { entries, unconfirmed }) => {
      failureToast.onShown();
      return refusalOf(failure, error, {
        unconfirmed,
        controlOf: (path) => form.controlOf(entries, path),
      });
    },
    onSaved: () => {
      failureToast.dismiss();
      if (done) toast.success(done);
    },
  });

  return (
    <FormDialog
      {...rest}
      onOpenChange={onClose}
      {...submission.form}
      open
      size={size}
      onCloseBlocked={showWait}
    >
      <CloseOnBack />
      <Stack gap="section" onChange={failureToast.dismiss}>
        {children}
      </Stack>
    </FormDialog>
  );
}
