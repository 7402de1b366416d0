import type { FormParser } from '@rentsafe/domain/form';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { CloseOnBack } from '../overlays/CloseOnBack';
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
  /** Carries it out and brings what is shown up to date. Throws `ApiError`. */
  send: (body: Body) => Promise<void>;
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

  async function submit({ entries, value }: FormSubmitEvent<Body>): Promise<FormIssues | undefined> {
    try {
      await send(value);
    } catch (error) {
      failureToast.onShown();
      return refusalIssues(failure, error, { controlOf: (path) => form.controlOf(entries, path) });
    }
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
