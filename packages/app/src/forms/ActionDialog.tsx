import type { FormParser } from '@rentsafe/domain/form';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useRef, useState } from 'react';
import { isUnanswered } from '../calls/ApiError';
import { newIdempotencyKey } from '../calls/idempotencyKey';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { aboutEarlierAttempt } from './earlierAttempt';
import { refusalIssues } from './refusal';
import { showWait } from './showWait';
import { useFailureToast } from './useFailureToast';

export interface ActionDialogProps<Body>
  extends Pick<
    FormDialogProps,
    | 'title'
    | 'description'
    | 'size'
    | 'ready'
    | 'validate'
    | 'submitLabel'
    | 'pendingLabel'
    | 'onClose'
    | 'children'
  > {
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
  ...rest
}: ActionDialogProps<Body>) {
  const failureToast = useFailureToast(failure);
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  // Nobody knows whether an attempt was carried out.
  const isUnknown = useRef(false);

  async function submit({ entries, value }: FormSubmitEvent<Body>): Promise<FormIssues | undefined> {
    try {
      await send(value, idempotencyKey);
    } catch (error) {
      failureToast.onShown();
      const ofEarlier = isUnknown.current ? aboutEarlierAttempt(error) : undefined;
      isUnknown.current ||= isUnanswered(error);
      return refusalIssues(failure, ofEarlier ?? error, {
        controlOf: (path) => form.controlOf(entries, path),
      });
    }
    isUnknown.current = false;
    setKey(newIdempotencyKey());
    failureToast.dismiss();
    if (done) toast.success(done);
    return undefined;
  }

  return (
    <FormDialog {...rest} open size={size} schema={form} onSubmit={submit} onCloseBlocked={showWait}>
      <CloseOnBack />
      <Stack gap="section" onChange={failureToast.dismiss}>
        {children}
      </Stack>
    </FormDialog>
  );
}
