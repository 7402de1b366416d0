import { type Approval, approvalsForm } from '@rentsafe/domain/approval';
import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { Callout } from '@rentsafe/ui/Callout';
import { toast } from '@rentsafe/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../../calls/ApiError';
import { approvalsNowQuery, approve, showApprovals } from '../../../calls/approvals';
import { Fetched } from '../../../calls/Fetched';
import { ActionDialog } from '../../../forms/ActionDialog';
import { AccountsAfter } from './AccountsAfter';
import { ApprovedRows } from './ApprovedRows';
import { approvalKey, reread } from './approvalTexts';

export interface ApproveSelectedProps {
  /** As they were read when they were chosen. */
  chosen: readonly Approval[];
  accounts: readonly BankAccount[];
  onClose: () => void;
}

/** Approves several at once: each is read anew, and what has changed meanwhile is named and left out. */
export function ApproveSelectedDialog({ chosen, accounts, onClose }: ApproveSelectedProps) {
  const queryClient = useQueryClient();
  const now = useQuery({ ...approvalsNowQuery, refetchOnMount: 'always', refetchOnReconnect: false });
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const { same, left } = reread(chosen, now.data ?? []);
  const open = same.filter((approval) => !done.has(approvalKey(approval)));

  async function send() {
    const approved = new Set(done);
    const reasons = new Map<string, string>();
    let failure: unknown;
    for (const approval of open) {
      try {
        await approve(approval);
        approved.add(approvalKey(approval));
      } catch (error) {
        failure = error;
        reasons.set(approvalKey(approval), errorSentence(error));
        // Without the server the next one would fail as this one did.
        if (!(error instanceof ApiError) || error.status === 0) break;
      }
      setDone(new Set(approved));
    }
    setRefused(reasons);
    showApprovals(queryClient);
    if (failure !== undefined) throw failure;
    toast.success(`${approved.size} approved`);
  }

  return (
    <ActionDialog
      title={`Approve ${chosen.length === 1 ? chosen[0]?.number : chosen.length}`}
      description="Each is approved as you see it here."
      size="lg"
      form={approvalsForm}
      send={send}
      ready={open.length > 0 && !now.isFetching}
      submitLabel={`Approve ${open.length}`}
      pendingLabel="Approving..."
      failure="Not everything was approved"
      onClose={onClose}
    >
      <Fetched query={now} subject="what waits now">
        {() => (
          <>
            {left.length > 0 && (
              <Callout tone="warning" role="alert" title={`Left out: ${left.length}`}>
                {left.map(({ approval, reason }) => (
                  <p key={approvalKey(approval)}>
                    {approval.number}: {reason}
                  </p>
                ))}
              </Callout>
            )}
            <ApprovedRows rows={open} refused={refused} />
            <AccountsAfter rows={open} accounts={accounts} />
          </>
        )}
      </Fetched>
    </ActionDialog>
  );
}
