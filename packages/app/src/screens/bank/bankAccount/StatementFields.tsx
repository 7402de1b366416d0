import type { FileStatement } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import { type Currency, formatMoney, toDecimal, toMinor } from '@rentsafe/domain/money';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { Fields } from '../../../forms/Fields';
import { type Draft, repeatedText } from './statementProblems';

export type Typed = Partial<Pick<Draft, 'from_on' | 'to_on' | 'opening' | 'closing'>>;

interface StatementFieldsProps {
  draft: Draft;
  repeated: FileStatement['repeated'];
  currency: Currency;
  onTyped: (typed: Typed) => void;
}

const LEAST = -999_999_999_999;

const sumText = (lines: Draft['lines'], currency: Currency) => {
  const sum = lines.reduce((total, { amount }) => total + toMinor(amount), 0n);
  return `${lines.length === 1 ? '1 line' : `${lines.length} lines`}: ${formatMoney(toDecimal(sum), currency)} in all`;
};

/** What the lines of a file come to, and what the statement says of them as a whole. */
export function StatementFields({ draft, repeated, currency, onTyped }: StatementFieldsProps) {
  const { from_on, to_on, opening, closing, lines } = draft;
  const twice = repeatedText(repeated);
  const typed =
    (field: keyof Typed) =>
    ({ value, valid }: { value: string; valid: boolean }) =>
      onTyped({ [field]: valid ? value : '' });
  return (
    <Stack gap={3}>
      <Text>{sumText(lines, currency)}</Text>
      {twice && <Callout tone="info">{twice}</Callout>}
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
