import {
  type Disbursement,
  disbursementReviewForm,
  disbursementSteps,
  type PreparedDisbursements,
  type ReviewedDrafts,
  reviewedAmountName,
} from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import { toMinor } from '@rentsafe/format/money';
import { BulkMoneyTable } from '@rentsafe/ui/BulkMoneyTable';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../../calls/client';
import { draftReviewQuery } from '../../../../calls/disbursementReview';
import { showDisbursementChange } from '../../../../calls/disbursements';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { typedMinor } from '../../../../forms/typedMinor';
import { amountText } from '../../../../text/Amounts';

export interface ReviewDialogProps {
  prepared: PreparedDisbursements;
  currency: Currency;
  onClose: () => void;
}

const noDrafts: readonly Disbursement[] = [];

/** Changes the amounts of all drafts that were just prepared, in one table. */
export function ReviewDialog({ prepared, currency, onClose }: ReviewDialogProps) {
  const queryClient = useQueryClient();
  const { data: review } = useQuery({ ...draftReviewQuery(prepared, currency), staleTime: Infinity });
  // As each is saved, it has another version.
  const [saved, setSaved] = useState<ReadonlyMap<number, Disbursement>>(new Map());
  const drafts = (review?.drafts ?? noDrafts).map((draft) => saved.get(draft.id) ?? draft);
  const rows = drafts.flatMap((draft) =>
    draft.lines.map((line, index) => ({
      id: reviewedAmountName(draft.id, index),
      name: reviewedAmountName(draft.id, index),
      label: draft.party.name,
      details: (
        <>
          {line.property?.name}
          <br />
          {draft.number}
        </>
      ),
      currency,
      limit: review?.limitOf(draft, line) ?? '0.00',
      amount: line.amount,
    })),
  );

  async function send(reviewed: ReviewedDrafts) {
    for (const { id, ...body } of reviewed) {
      const draft = drafts.find((found) => found.id === id);
      const isChanged = body.lines?.some(
        ({ amount }, index) => toMinor(amount) !== toMinor(draft?.lines[index]?.amount ?? '0'),
      );
      if (!isChanged) continue;
      const now = await request(disbursementSteps.calls.edit, { ids: { id }, body });
      setSaved((others) => new Map(others).set(id, now));
      showDisbursementChange(queryClient, now);
    }
  }

  return (
    <ActionDialog
      title="Review amounts"
      description="The amount to pay each landlord, up to the money available. Another Admin then approves the drafts."
      size="lg"
      form={disbursementReviewForm(drafts)}
      validate={(entries) => ({
        fields: Object.fromEntries(
          rows
            .filter(({ name, limit }) => typedMinor(String(entries.get(name) ?? '')) > toMinor(limit))
            .map(({ name, limit }) => [
              name,
              `Only ${amountText({ amount: limit, currency })} is available.`,
            ]),
        ),
      })}
      send={send}
      submitLabel="Save amounts"
      pendingLabel="Saving amounts..."
      done="Amounts saved"
      failure="Failed to save the amounts"
      onClose={onClose}
    >
      <BulkMoneyTable
        label={`Amounts in ${currency}`}
        rowHeader="Landlord"
        rows={rows}
        defaultValue={Object.fromEntries(rows.map(({ id, amount }) => [id, amount]))}
      />
    </ActionDialog>
  );
}
