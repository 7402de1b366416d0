import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { type BankLine, bankLineStates, bankLineSteps } from '@rentsafe/domain/bankStatement';
import { verbsOf } from '@rentsafe/domain/step';
import { formatMoney } from '@rentsafe/format/money';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { useMemo, useState } from 'react';
import { bankVerbs, linesOf } from '../../../calls/bankStatements';
import { optionsOf } from '../../../forms/options';
import type { ListPlace } from '../../../lists/listPlace';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { disbursementPath, receiptPath } from '../../../paths';
import { useStepLevel } from '../../../session/useMay';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge, type StateTexts } from '../../../text/StateBadge';
import { BankQuestion } from './BankQuestion';

const stateTexts: StateTexts<BankLine['state']> = {
  open: { label: 'Open', tone: 'warning' },
  matched: { label: 'Matched', tone: 'success' },
  left_out: { label: 'Left Out', tone: 'neutral' },
};

const place: ListPlace = {
  name: 'lines',
  tab: 'bank',
  filters: [
    {
      id: 'state',
      label: 'State',
      type: 'oneOf',
      options: optionsOf(bankLineStates, (state) => stateTexts[state].label),
    },
  ],
};

const hrefOf = ({ kind, id }: BankLine['matches'][number]) =>
  kind === 'receipt' ? receiptPath(id) : kind === 'disbursement' ? disbursementPath(id) : undefined;

const amountOf = ({ amount, currency }: BankLine) => formatMoney(amount, currency);
const numbersOf = ({ matches }: BankLine) => matches.map(({ number }) => number).join(', ');

const columns: Column<BankLine>[] = [
  {
    id: 'on',
    header: 'Date',
    kind: 'date',
    value: ({ on }) => on,
    cell: ({ on }) => <DateText value={on} />,
  },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description, reference, left_out }) => (
      <div>
        {description}
        {reference && (
          <Text size="sm" tone="muted">
            {reference}
          </Text>
        )}
        {left_out && (
          <Text size="sm" tone="muted">
            Left out: {left_out}
          </Text>
        )}
      </div>
    ),
    rowHeader: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: amountOf,
    cell: amountOf,
  },
  {
    id: 'matches',
    header: 'Matched With',
    value: numbersOf,
    cell: ({ matches }) =>
      matches.map((match, nth) => {
        const href = hrefOf(match);
        return (
          <span key={match.number}>
            {nth > 0 && ', '}
            {href ? <RecordLink href={href}>{match.number}</RecordLink> : match.number}
          </span>
        );
      }),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => stateTexts[state].label,
    cell: ({ state }) => <StateBadge {...stateTexts[state]} />,
  },
];

/** All lines of an account, the latest first; matched ones can be opened again. */
export function LinesPanel({ account }: { account: BankAccount }) {
  const queries = useMemo(() => linesOf(account.id), [account.id]);
  const list = useListScreen({ place, queries });
  const level = useStepLevel();
  const [unmatching, setUnmatching] = useState<BankLine>();
  return (
    <>
      <RecordList
        {...list}
        records="bank lines"
        title={`Lines of ${account.name}`}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ description }) => description}
        canSelect={false}
        rowActions={(row) =>
          verbsOf(bankLineSteps, row, level).includes('unmatch') && (
            <Button size="sm" aria-label={`Unmatch ${row.description}`} onClick={() => setUnmatching(row)}>
              Unmatch
            </Button>
          )
        }
        emptyHelp="Import the first statement of this account under Import."
      />
      {unmatching && (
        <BankQuestion
          title={`Unmatch ${unmatching.description}?`}
          text={`The line is open again. ${numbersOf(unmatching)} stays in the accounts${unmatching.made ? ', and the line can only be matched with that until it is reversed' : ''}.`}
          confirmLabel="Unmatch"
          tone="neutral"
          act={() => bankVerbs.unmatch(unmatching.id)}
          done="Line unmatched"
          failure="Failed to unmatch the line"
          onClose={() => setUnmatching(undefined)}
        />
      )}
    </>
  );
}
