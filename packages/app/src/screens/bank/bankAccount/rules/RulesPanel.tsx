import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { BankRule } from '@rentsafe/domain/bankRule';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { Inline } from '@rentsafe/ui/Inline';
import { useMemo, useState } from 'react';
import { bankVerbs, rulesOf } from '../../../../calls/bankStatements';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useMay } from '../../../../session/useMay';
import { BankQuestion } from '../BankQuestion';
import { thenText } from './ruleTexts';

const place: ListPlace = { name: 'rules', tab: 'bank' };

const accountText = ({ account }: BankRule) => account?.name ?? 'All accounts';

const columns: Column<BankRule>[] = [
  {
    id: 'contains',
    header: 'Text Contains',
    value: ({ contains }) => contains,
    cell: ({ contains }) => contains,
    rowHeader: true,
  },
  { id: 'then', header: 'Suggests', value: thenText, cell: thenText },
  { id: 'account', header: 'Bank Account', value: accountText, cell: accountText },
];

const loadEdit = async () => (await import('./EditRuleDialog')).EditRuleDialog;
const loadAdd = async () => (await import('./AddRuleDialog')).AddRuleDialog;
const notOpened = 'The form could not be opened';

/** The rules for lines of an account: what is suggested before all else. */
export function RulesPanel({ account }: { account: BankAccount }) {
  const queries = useMemo(() => rulesOf(account.id), [account.id]);
  const list = useListScreen({ place, queries });
  const may = useMay();
  const [deleting, setDeleting] = useState<BankRule>();
  const { trigger, opened, onClose } = useLazyDialog<BankRule, { rule: BankRule; onClose: () => void }>(
    loadEdit,
    notOpened,
  );
  const adding = useLazyDialog<BankAccount, { account: BankAccount; onClose: () => void }>(
    loadAdd,
    notOpened,
  );
  return (
    <>
      <RecordList
        {...list}
        records="bank rules"
        title={`Rules for ${account.name}`}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ contains }) => contains}
        canSelect={false}
        actions={
          may('createBankRule') && (
            <OpeningButton<BankAccount> variant="primary" trigger={adding.trigger} subject={account}>
              Add Rule
            </OpeningButton>
          )
        }
        rowActions={(row) =>
          may('updateBankRule') && (
            <Inline gap={2}>
              <OpeningButton<BankRule>
                trigger={trigger}
                subject={row}
                size="sm"
                aria-label={`Edit ${row.contains}`}
              >
                Edit
              </OpeningButton>
              <Button size="sm" aria-label={`Delete ${row.contains}`} onClick={() => setDeleting(row)}>
                Delete
              </Button>
            </Inline>
          )
        }
        emptyHelp="Match a line, then choose “Always match”, or add a rule here. Lines with its text are suggested the same."
      />
      {opened && <opened.Dialog rule={opened.subject} onClose={onClose} />}
      {adding.opened && <adding.opened.Dialog account={account} onClose={adding.onClose} />}
      {deleting && (
        <BankQuestion
          title={`Delete the rule “${deleting.contains}”?`}
          text="Lines with this text are suggested by amount, name and date again. What was matched stays."
          confirmLabel="Delete rule"
          act={() => bankVerbs.deleteRule(deleting.id)}
          done="Rule deleted"
          failure="Failed to delete the rule"
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
