import { sumOf } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal } from '@rentsafe/format/money';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { Fields } from '../../../forms/Fields';
import type { Draft } from './statementProblems';

export type Typed = Partial<Pick<Draft, 'from_on' | 'to_on' | 'opening' | 'closing'>>;

interface StatementFieldsProps {
  draft: Draft;
  /** What is worth knowing, a sentence each. */
  notes: readonly string[];
  currency: Currency;
  onTyped: (typed: Typed) => void;
  /** Leaves the lines of today for the next file, where the last day is today. */
  onLeaveToday: (() => void) | undefined;
  /** The number of the account that the file is of, where it is another, and whether it was confirmed. */
  other: { account: string; isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void } | undefined;
}

const LEAST = -999_999_999_999;

const sumText = (lines: Draft['lines'], currency: Currency) => {
  const counted = lines.filter(({ left_out }) => !left_out).length;
  const sum = formatMoney(toDecimal(sumOf(lines, '0')), currency);
  return `${counted === 1 ? '1 line' : `${counted} lines`}: ${sum} in all`;
};

/** What the lines of a file come to, and what the statement says of them as a whole. */
export function StatementFields({
  draft,
  notes,
  currency,
  onTyped,
  onLeaveToday,
  other,
}: StatementFieldsProps) {
  const { from_on, to_on, opening, closing, lines } = draft;
  const typed =
    (field: keyof Typed) =>
    ({ value, valid }: { value: string; valid: boolean }) =>
      onTyped({ [field]: valid ? value : '' });
  return (
    <Stack gap={3}>
      <Text>{sumText(lines, currency)}</Text>
      {notes.map((note) => (
        <Callout key={note} tone="info">
          {note}
        </Callout>
      ))}
      {onLeaveToday && (
        <Callout tone="warning" actions={<Button onClick={onLeaveToday}>Import until yesterday</Button>}>
          The file ends today, and the bank may still add lines. They could not be imported later.
        </Callout>
      )}
      {other && (
        <Checkbox
          label={`The file of account ${other.account} belongs to this account`}
          checked={other.isConfirmed}
          onCheckedChange={({ checked }) => other.onConfirm(checked)}
        />
      )}
      <Fields>
        <DateField
          label="From"
          required
          max={today()}
          defaultValue={from_on}
          onValueChange={typed('from_on')}
        />
        <DateField label="To" required max={today()} defaultValue={to_on} onValueChange={typed('to_on')} />
        <MoneyField
          label="Opening Balance"
          currency={currency}
          min={LEAST}
          required
          defaultValue={opening}
          onValueChange={typed('opening')}
        />
        <MoneyField
          label="Closing Balance"
          currency={currency}
          min={LEAST}
          required
          defaultValue={closing}
          hint="As shown on the statement."
          onValueChange={typed('closing')}
        />
      </Fields>
    </Stack>
  );
}
