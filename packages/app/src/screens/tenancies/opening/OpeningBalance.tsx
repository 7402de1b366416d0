import { formatMoney, toDecimal } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { Stack } from '@rentsafe/ui/Stack';
import { RecordTable } from '../../../frame/RecordTable';
import type { OpeningSums } from './trialBalance';

interface Line {
  label: string;
  debit: bigint;
  credit: bigint;
}

const linesOf = ({ sums, lacking }: OpeningSums): Line[] => [
  { label: 'Bank accounts', debit: sums.bank, credit: 0n },
  { label: 'Tenant credits', debit: 0n, credit: sums.credit },
  { label: 'Deposits', debit: 0n, credit: sums.deposit },
  { label: 'Landlords', debit: 0n, credit: sums.landlord },
  {
    label: 'Opening account, with earlier imports',
    debit: lacking > 0n ? lacking : 0n,
    credit: lacking < 0n ? -lacking : 0n,
  },
];

/** What is lacking, in words. */
export function Balances({ currency, lacking }: OpeningSums) {
  const amount = formatMoney(toDecimal(lacking < 0n ? -lacking : lacking), currency);
  if (lacking === 0n)
    return (
      <Callout tone="success" title={`${currency} balances: the bank holds all that is held for others`} />
    );
  return (
    <Callout
      tone="warning"
      title={
        lacking > 0n
          ? `The bank accounts must hold ${amount} more`
          : `${amount} in the bank accounts is held for nobody yet`
      }
    >
      {lacking > 0n
        ? 'Add a bank row for each account, with its balance on the opening day.'
        : 'Add the deposits, credits and landlord balances that this money belongs to.'}
    </Callout>
  );
}

/** The opening trial balance in a currency: what the banks must hold, and for whom. */
export function OpeningBalance({ of }: { of: OpeningSums }) {
  const { currency, sums } = of;
  const money = (side: 'debit' | 'credit', header: string): Column<Line> => ({
    id: side,
    header,
    kind: 'money',
    cell: (line) => (line[side] === 0n ? '' : formatMoney(toDecimal(line[side]), currency)),
  });
  return (
    <Stack gap={3}>
      <RecordTable
        title={`Opening Trial Balance, ${currency}`}
        columns={[
          { id: 'label', header: 'Account', cell: 'label', rowHeader: true },
          money('debit', 'Debit'),
          money('credit', 'Credit'),
        ]}
        rows={linesOf(of)}
      />
      {sums.charge > 0n && (
        <span>
          Arrears of {formatMoney(toDecimal(sums.charge), currency)} are owed by tenants, and are not in the
          bank.
        </span>
      )}
      <Balances {...of} />
    </Stack>
  );
}
