import { defineSteps } from '../step/index.ts';
import {
  type ClaimState,
  claimDay,
  claimNotice,
  claimStates,
  claimWithdrawal,
  type LeaseClaim,
  leaseClaim,
  leaseClaimPatch,
} from './schema.ts';

/** The states in which something may still become of a claim. */
export const claimNotOver: readonly ClaimState[] = ['draft', 'noticed', 'listed'];
/** Those in which its party knows of it. */
export const claimNoticed: readonly ClaimState[] = ['noticed', 'listed'];

const isOverdue = ({ overdue_since }: Pick<LeaseClaim, 'overdue_since'>) =>
  overdue_since !== null || 'Nothing of this claim is overdue.';

export const claimSteps = defineSteps({
  kind: 'claim',
  states: claimStates,
  path: '/api/claims/{id}/',
  reply: leaseClaim,
  steps: {
    notice: {
      from: { draft: 'user' },
      to: 'noticed',
      can: isOverdue,
      call: 'giveClaimNotice',
      text: 'Record notice',
      body: claimNotice,
      summary: 'Records notice of a claim; the waiting period starts.',
    },
    edit: {
      from: { draft: 'user' },
      to: 'draft',
      body: leaseClaimPatch,
      summary: 'Changes the draft of a claim.',
    },
    list: {
      from: { noticed: 'admin' },
      to: 'listed',
      can: isOverdue,
      call: 'publishClaim',
      body: claimDay,
      summary: 'Lists a claim: reports show it from that day on.',
    },
    settle: {
      from: { listed: 'user' },
      to: 'settled',
      body: claimDay,
      summary: 'Settles a listed claim that has been paid.',
    },
    withdraw: {
      from: { draft: 'user', noticed: 'user', listed: 'admin' },
      to: 'withdrawn',
      body: claimWithdrawal,
      summary: 'Withdraws a claim, permanently.',
    },
  },
});
