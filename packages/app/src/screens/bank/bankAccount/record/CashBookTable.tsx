import type { BankTransaction, CashBook } from '@rentsafe/domain/bankAccount';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { useMemo } from 'react';
import { RecordTable } from '../../../../frame/RecordTable';
import { disbursementPath, receiptPath } from '../../../../paths';
import { entryTypes } from '../../../../text/entryTexts';
import { RecordLink } from '../../../../text/RecordLink';

/** An entry, or the balance with which the days begin or end. */
interface Row extends Pick<BankTransaction, 'on' | 'description' | 'balance'> {
  in: string | undefined;
  out: string | undefined;
  entry?: BankTransaction;
}

const hrefOf = ({ record: { kind, id } }: BankTransaction) =>
  kind === 'receipt' ? receiptPath(id) : kind === 'disbursement' ? disbursementPath(id) : undefined;

function NumberCell({ entry }: { entry: BankTransaction }) {
  const href = hrefOf(entry);
  return href ? <RecordLink href={href}>{entry.number}</RecordLink> : entry.number;
}

const sideOf = (amount: string) => (toMinor(amount) === 0n ? undefined : amount);
const totalOf = (rows: readonly BankTransaction[], side: 'in' | 'out') =>
  toDecimal(rows.reduce((sum, row) => sum + toMinor(row[side]), 0n));

function rowsOf({ opening, rows, closing, to }: CashBook, from: PlainDate): Row[] {
  const none = { in: undefined, out: undefined };
  return [
    { on: from, description: 'Opening balance', balance: opening, ...none },
    ...rows.map((entry) => ({
      ...{ on: entry.on, description: entry.description, balance: entry.balance, entry },
      ...{ in: sideOf(entry.in), out: sideOf(entry.out) },
    })),
    {
      ...{ on: to, description: 'Closing balance', balance: closing },
      ...{ in: totalOf(rows, 'in'), out: totalOf(rows, 'out') },
    },
  ];
}

const headers = { in: 'Money In', out: 'Money Out', balance: 'Balance' } as const;

const isReversible = ({ kind, reversed, line }: BankTransaction) =>
  (kind === 'bank_transfer' || kind === 'bank_cost') && !reversed && line === null;

function columnsFor(
  { currency }: CashBook,
  onReverse: ((entry: BankTransaction) => void) | undefined,
): Column<Row>[] {
  const amount = (field: keyof typeof headers): Column<Row> => ({
    id: field,
    header: headers[field],
    kind: 'money',
    value: (row) => row[field],
    cell: (row) => row[field] !== undefined && <Money amount={row[field]} currency={currency} />,
  });
  return [
    {
      id: 'on',
      header: 'Date',
      kind: 'date',
      value: ({ on }) => on,
      cell: ({ on }) => <DateText value={on} />,
    },
    {
      id: 'number',
      header: 'Number',
      kind: 'reference',
      value: ({ entry }) => entry?.number,
      cell: ({ entry }) => entry && <NumberCell entry={entry} />,
    },
    {
      id: 'description',
      header: 'Description',
      value: ({ description }) => description,
      cell: ({ description, entry }) =>
        entry ? (
          <Inline gap={2}>
            <span>{description || entryTypes[entry.kind]}</span>
            {entry.reversed && <Badge tone="neutral">Reversed</Badge>}
            {onReverse && isReversible(entry) && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Reverse ${entry.number}`}
                onClick={() => onReverse(entry)}
              >
                Reverse…
              </Button>
            )}
          </Inline>
        ) : (
          <strong>{description}</strong>
        ),
      rowHeader: true,
    },
    ...(['in', 'out', 'balance'] as const).map(amount),
    {
      id: 'line',
      header: 'On Statement',
      kind: 'state',
      value: ({ entry }) => entry && (entry.line === null ? 'No' : 'Yes'),
      cell: ({ entry }) => entry && (entry.line === null ? 'No' : 'Yes'),
    },
  ];
}

interface CashBookTableProps {
  book: CashBook;
  name: string;
  from: PlainDate;
  /** Takes back a transfer or a cost; not there for those who may not. */
  onReverse: ((entry: BankTransaction) => void) | undefined;
}

/** The cash book as a table, with what came in and went out in all below it. */
export function CashBookTable({ book, name, from, onReverse }: CashBookTableProps) {
  const rows = useMemo(() => rowsOf(book, from), [book, from]);
  const columns = useMemo(() => columnsFor(book, onReverse), [book, onReverse]);
  return <RecordTable title={`Cash book of ${name}`} isTitled={false} columns={columns} rows={rows} />;
}
