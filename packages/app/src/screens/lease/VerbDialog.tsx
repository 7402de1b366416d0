import type { FormParser } from '@rentsafe/domain/form';
import type { Lease } from '@rentsafe/domain/lease';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import type { ReactNode } from 'react';
import { refusalIssues } from '../../forms/refusal';
import { showWait } from '../../forms/showWait';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import type { LeaseDialogProps } from './leaseActions';
import { useLeaseVerb } from './useLeaseVerb';

interface VerbDialogProps<Body> extends LeaseDialogProps {
  /** 'Give notice' */
  title: string;
  description?: string;
  form: FormParser<Body>;
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<Lease>;
  submitLabel: string;
  pendingLabel: string;
  /** 'Notice given' */
  done: string;
  /** 'Failed to give notice' */
  failure: string;
  children: ReactNode;
}

/** The form of what changes the state or the end of a lease. */
export function VerbDialog<Body>({
  lease,
  title,
  form,
  send,
  done,
  failure,
  children,
  ...rest
}: VerbDialogProps<Body>) {
  const carryOut = useLeaseVerb(lease, done);

  async function submit({ entries, value }: FormSubmitEvent<Body>): Promise<FormIssues | undefined> {
    try {
      await carryOut(() => send(lease.id, value));
      return undefined;
    } catch (error) {
      return refusalIssues(failure, error, { controlOf: (path) => form.controlOf(entries, path) });
    }
  }

  return (
    <FormDialog
      {...rest}
      open
      size="md"
      title={`${title}: ${lease.number}`}
      schema={form}
      onSubmit={submit}
      onCloseBlocked={showWait}
    >
      <CloseOnBack />
      {children}
    </FormDialog>
  );
}
