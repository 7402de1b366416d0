import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { type BankLine, bankLineStates, bankLineSteps } from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/domain/money';
import { verbsOf } from '@rentsafe/domain/step';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { useMemo, useState } from 'react';
import { bankVerbs, linesOf } from '../../../calls/bankStatements';
import { optionsOf } from '../../../forms/options';
import { tightDateWidth } from '../../../lists/dateWidth';
import { figureWidth } from '../../../lists/figureWidth';
import type { ListPlace } from '../../../lists/listUrl';
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

const columnsFor = (rows: readonly BankLine[]): Column<BankLine>[] => [
  {
    id: 'on',
    header: 'Date',
    value: ({ on }) => on,
    cell: ({ on }) => <DateText value={on} />,
    width: tightDateWidth,
  },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description, reference }) => (
      <div>
        {description}
        {reference && (
          <Text size="sm" tone="muted">
            {reference}
          </Text>
        )}
      </div>
    ),
    rowHeader: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    value: amountOf,
    cell: amountOf,
    align: 'end',
    width: figureWidth('Amount', rows.map(amountOf), 6),
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
    width: '9rem',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateTexts[state].label,
    cell: ({ state }) => <StateBadge {...stateTexts[state]} />,
    width: '6rem',
  },
];

const none: readonly BankLine[] = [];

/** All lines of an account, the latest first; matched ones can be opened again. */
export function LinesPanel({ account }: { account: BankAccount }) {
  const queries = useMemo(() => linesOf(account.id), [account.id]);
  const list = useListScreen({ place, queries });
  const rows = list.page?.results ?? none;
  const columns = useMemo(() => columnsFor(rows), [rows]);
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
