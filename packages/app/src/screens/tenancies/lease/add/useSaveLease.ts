import type { Lease, LeaseInput } from '@rentsafe/domain/lease';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { activateLease, addLease, changeLease, showLeaseChange } from '../../../../calls/leases';
import { leasePath } from '../../../../paths';

/**
 * Saves a new lease as a draft, or changes one, once however often it is sent, and puts it into force. Where only that is refused the draft
 * stays, and what is sent next changes it. Throws `ApiError`.
 */
export function useSaveLease(initialDraft?: Lease) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [draft, setDraft] = useState(initialDraft);
  const saved = useRef(false);

  async function save(body: LeaseInput, isActivated: boolean): Promise<void> {
    const { number, ...rest } = body;
    const made = draft
      ? await changeLease(draft.id, { ...rest, ...(number && { number }), version: draft.version })
      : await addLease(body, idempotencyKey);
    setDraft(made);
    showLeaseChange(queryClient, made);
    if (isActivated) showLeaseChange(queryClient, await activateLease(made.id));
    saved.current = true;
    toast.success(initialDraft ? 'Lease saved' : 'Lease created successfully!', { description: made.number });
    void navigate(leasePath(made.id), { replace: true });
  }

  return { draft, isSaved: () => saved.current, save };
}
