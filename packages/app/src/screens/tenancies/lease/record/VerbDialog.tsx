import type { Lease } from '@rentsafe/domain/lease';
import { ActionDialog, type ActionDialogProps } from '../../../../forms/ActionDialog';
import type { StepDialogProps } from '../../../../record/VerbActions';
import { useLeaseVerb } from './useLeaseVerb';

export type LeaseDialogProps = StepDialogProps<Lease>;

interface VerbDialogProps<Body> extends LeaseDialogProps, Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body, idempotencyKey: string) => Promise<Lease>;
}

/** The form of what changes the state or the end of a lease. */
export function VerbDialog<Body>({ record: lease, title, send, ...rest }: VerbDialogProps<Body>) {
  const carryOut = useLeaseVerb(lease);
  return (
    <ActionDialog
      {...rest}
      title={`${title}: ${lease.number}`}
      send={(body, key) => carryOut(() => send(lease.id, body, key))}
    />
  );
}
