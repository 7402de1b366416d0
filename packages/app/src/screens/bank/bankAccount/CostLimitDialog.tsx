import { type Book, costLimitForm } from '@rentsafe/domain/book';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookQuery, changeBook, showBook } from '../../../calls/books';
import { Fetched } from '../../../calls/Fetched';
import { ActionDialog } from '../../../forms/ActionDialog';
import { CurrencyField } from '../../../forms/CurrencyField';
import { Fields } from '../../../forms/Fields';
import { useMe } from '../../../session/useMe';

function LimitFields({ cost_limit: { amount, currency } }: Book) {
  const [chosen, setChosen] = useState(currency);
  return (
    <Fields>
      <MoneyField label="Cost Limit" name="amount" currency={chosen} required defaultValue={amount} />
      <CurrencyField required value={chosen} onCurrency={setChosen} />
    </Fields>
  );
}

/** Up to which amount Users post costs of the bank. */
export function CostLimitDialog({ onClose }: { onClose: () => void }) {
  const client = useMe().data?.client;
  const book = useQuery({ ...bookQuery(client ?? 0), enabled: client !== undefined });
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title="Cost Limit"
      description="Only an Admin can post a cost above this limit. Costs in the other currency are converted at the last rate."
      form={costLimitForm}
      send={async (limit) => {
        if (!book.data) throw new Error('These accounts could not be found.');
        const { client, version } = book.data;
        showBook(queryClient, await changeBook(client.id, { ...limit, version }));
      }}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Cost limit saved"
      failure="Failed to save the cost limit"
      ready={book.data !== undefined}
      onClose={onClose}
    >
      <Fetched query={book} subject="the limit">
        {(known) => <LimitFields {...known} />}
      </Fetched>
    </ActionDialog>
  );
}
