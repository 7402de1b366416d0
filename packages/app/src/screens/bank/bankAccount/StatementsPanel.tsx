import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { type BankStatementRow, bankStatementSteps } from '@rentsafe/domain/bankStatement';
import { verbsOf } from '@rentsafe/domain/step';
import { formatMoney } from '@rentsafe/format/money';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { useMemo, useState } from 'react';
import { bankVerbs, statementsOf } from '../../../calls/bankStatements';
import type { ListPlace } from '../../../lists/listPlace';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { bankPath } from '../../../paths';
import { useStepLevel } from '../../../session/useMay';
import { day } from '../../../text/day';
import { RecordLink } from '../../../text/RecordLink';
import { renderLink } from '../../../text/renderLink';
import { BankQuestion } from './BankQuestion';

const place: ListPlace = { name: 'statements', tab: 'bank' };

const money = (field: 'opening' | 'closing') => (row: BankStatementRow) =>
  formatMoney(row[field], row.currency);
const linesText = ({ counts: { open, matched, left_out } }: BankStatementRow) =>
  [
    `${matched} matched`,
    ...(open > 0 ? [`${open} open`] : []),
    ...(left_out > 0 ? [`${left_out} left out`] : []),
  ].join(', ');

const columnsFor = (account: number): Column<BankStatementRow>[] => [
  {
    id: 'to_on',
    header: 'Statement',
    value: ({ from_on, to_on }) => `${from_on} ${to_on}`,
    cell: ({ from_on, to_on }) => (
      <RecordLink href={bankPath('reconcile', account, to_on)}>
        <DateText value={from_on} /> – <DateText value={to_on} />
      </RecordLink>
    ),
    rowHeader: true,
  },
  ...(['opening', 'closing'] as const).map((field): Column<BankStatementRow> => {
    const header = field === 'opening' ? 'Opening' : 'Closing';
    return {
      id: field,
      header,
      kind: 'money',
      value: money(field),
      cell: money(field),
    };
  }),
  { id: 'lines', header: 'Lines', value: linesText, cell: linesText },
  {
    id: 'reconciled',
    header: 'Reconciled',
    kind: 'state',
    value: ({ reconciled }) => (reconciled ? 'Yes' : 'No'),
    cell: ({ reconciled }) => (reconciled ? 'Yes' : 'No'),
  },
];

const none: readonly BankStatementRow[] = [];

/** The statements of an account, the latest first; only that one can be undone. */
export function StatementsPanel({ account }: { account: BankAccount }) {
  const queries = useMemo(() => statementsOf(account.id), [account.id]);
  const list = useListScreen({ place, queries });
  const rows = list.page?.results ?? none;
  const columns = useMemo(() => columnsFor(account.id), [account.id]);
  const level = useStepLevel();
  const latest = list.list.page === 1 ? rows[0] : undefined;
  const [undoing, setUndoing] = useState<BankStatementRow>();
  const periodOf = ({ from_on, to_on }: BankStatementRow) => `${day(from_on)} – ${day(to_on)}`;
  return (
    <>
      <RecordList
        {...list}
        records="bank statements"
        title={`Statements of ${account.name}`}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={periodOf}
        canSelect={false}
        actions={
          <Button variant="primary" asChild>
            {renderLink({ href: bankPath('import', account.id), children: 'Import Statement' })}
          </Button>
        }
        rowActions={(row) =>
          verbsOf(bankStatementSteps, { ...row, isLast: row.id === latest?.id }, level).length > 0 ? (
            <Button size="sm" aria-label={`Undo ${periodOf(row)}`} onClick={() => setUndoing(row)}>
              Undo
            </Button>
          ) : null
        }
        emptyHelp="Import the first statement of this account."
      />
      {undoing && (
        <BankQuestion
          title={`Undo the statement ${periodOf(undoing)}?`}
          text="It is deleted with its lines and can be imported again. Nothing was posted from it."
          confirmLabel="Undo statement"
          act={() => bankVerbs.undo(undoing.id)}
          done="Statement undone"
          failure="Failed to undo the statement"
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  );
}
