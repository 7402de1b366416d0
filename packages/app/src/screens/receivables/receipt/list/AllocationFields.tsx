import type { Charge } from '@rentsafe/domain/charge';
import { allocateInOrder } from '@rentsafe/domain/ledger';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { Button } from '@rentsafe/ui/Button';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Inline } from '@rentsafe/ui/Inline';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../../calls/Fetched';
import { openChargesQuery } from '../../../../calls/receipts';
import { Fields } from '../../../../forms/Fields';
import { typedMinor } from '../../../../forms/typedMinor';
import { day } from '../../../../text/day';

interface AllocationFieldsProps {
  lease: number;
  /** Whose book it is in. @default the user's */
  client?: number;
  /** What there is to allocate, as it was typed so far. */
  amount: string;
  currency: Currency;
}

type Choice = 'oldest' | 'none' | 'chosen';

/** Which open charges of a lease money settles: the oldest first, until somebody changes an amount; or none. */
export function AllocationFields({ lease, client, amount, currency }: AllocationFieldsProps) {
  return (
    <Fetched
      query={useQuery(openChargesQuery(lease, client, currency))}
      subject="the open charges"
      consequence="If you save now, the oldest charges are settled first."
    >
      {(charges) => (
        <Allocations key={currency} charges={charges} amount={typedMinor(amount)} currency={currency} />
      )}
    </Fetched>
  );
}

interface AllocationsProps {
  charges: readonly Charge[];
  amount: bigint;
  currency: Currency;
}

function Allocations({ charges, amount, currency }: AllocationsProps) {
  const [choice, setChoice] = useState<Choice>('oldest');
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  if (charges.length === 0)
    return <Text tone="muted">Nothing is open in {currency}, so the money stays unallocated.</Text>;
  const amounts = choice === 'chosen' ? chosen : choice === 'oldest' ? oldestFirst(charges, amount) : {};
  const allocated = Object.values(amounts).reduce((sum, text) => sum + typedMinor(text), 0n);
  const money = (minor: bigint) => formatMoney(toDecimal(minor), currency);
  return (
    <Fieldset label="Allocation">
      <input type="hidden" name="allocation" value={choice} />
      <Stack gap="field">
        <Inline justify="between">
          <Checkbox
            label="Leave on Account"
            checked={choice === 'none'}
            onChange={({ target }) => setChoice(target.checked ? 'none' : 'oldest')}
          />
          {choice === 'chosen' && <Button onClick={() => setChoice('oldest')}>Oldest first</Button>}
        </Inline>
        {choice !== 'none' && (
          <Fields>
            {charges.map(({ id, description, due_on, open }) => (
              <MoneyField
                key={id}
                label={`${description}, due ${day(due_on)}`}
                name={`allocation_${id}`}
                currency={currency}
                hint={`${formatMoney(open.amount, currency)} is open.`}
                error={typedMinor(amounts[id] ?? '') > toMinor(open.amount) && `Only ${open.amount} is open.`}
                value={amounts[id] ?? ''}
                onValueChange={({ value }) => {
                  setChoice('chosen');
                  setChosen({ ...amounts, [id]: value });
                }}
              />
            ))}
          </Fields>
        )}
        <Text tone="muted">
          {allocated > amount
            ? `${money(allocated)} is allocated, ${money(allocated - amount)} more than there is.`
            : `${money(allocated)} is allocated, ${money(amount - allocated)} stays unallocated.`}
        </Text>
      </Stack>
    </Fieldset>
  );
}

/** By charge, as the server allocates it; what is disputed is left out. */
function oldestFirst(charges: readonly Charge[], amount: bigint): Readonly<Record<number, string>> {
  const items = charges
    .filter(({ disputed }) => !disputed)
    .map(({ id, open }) => ({ charge: id, open: toMinor(open.amount) }));
  return Object.fromEntries(
    allocateInOrder(items, amount).map((part) => [part.charge, toDecimal(part.amount)]),
  );
}
