import type { LeaseAgreement, LeaseParties } from '@rentsafe/domain/lease';
import { formatDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Stack } from '@rentsafe/ui/Stack';
import { capitalised } from '../../../../text/capitalised';
import { intervalLabels } from '../record/leaseIntervals';

interface CheckStepProps {
  unit: string;
  parties: LeaseParties['parties'];
  /** By what the form sends: `individual:7`. */
  names: ReadonlyMap<string, string>;
  terms: LeaseAgreement;
  /** The number of the draft, once it is saved. */
  draft: string | undefined;
}

const day = (value: string) => formatDate(value, 'medium');

/** All that was typed, before it is saved. */
export function CheckStep({ unit, parties, names, terms, draft }: CheckStepProps) {
  const { from_on, to_on, deposit, schedules } = terms;
  return (
    <Stack gap="field">
      {draft && (
        <Callout tone="info" title={`Saved as draft ${draft}.`}>
          It is not in force yet. Changes here update the draft.
        </Callout>
      )}
      <DescriptionList
        missing="–"
        items={[
          { term: 'Unit', description: unit },
          ...parties.map(({ party, role }) => ({
            term: capitalised(role),
            description: names.get(`${party.type}:${party.id}`),
          })),
          { term: 'Starts', description: day(from_on) },
          { term: 'Ends', description: to_on ? day(to_on) : 'No end agreed' },
          { term: 'Deposit', description: deposit && formatMoney(deposit.amount, deposit.currency) },
          ...schedules.map(({ type, currency, every = 1, vat, steps }) => ({
            term: `${capitalised(type)}, every ${intervalLabels[every].toLowerCase()}`,
            description:
              steps
                .map(({ from_on: start, amount }) => `${formatMoney(amount, currency)} from ${day(start)}`)
                .join(', ') + (vat === 'standard' ? ', and VAT' : ''),
          })),
        ]}
      />
    </Stack>
  );
}
