import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { useParams } from 'react-router-dom';
import { bankAccountQuery } from '../../../../calls/bankAccounts';
import { bankAccountsPath } from '../../../../paths';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { useRecord } from '../../../../record/useRecord';
import { bankAccountKindTexts } from '../../../../text/bankAccountTexts';
import { dotted } from '../../../../text/dotted';
import { BankAccountActions } from './BankAccountActions';
import { BankAccountFigures } from './BankAccountFigures';
import { CashBookPanel } from './CashBookPanel';

const frame = {
  kind: 'bank account',
  trail: [{ label: 'Bank Accounts', href: bankAccountsPath }],
} as const;

const descriptionOf = ({ kind, bank_name, number, currency, is_active }: BankAccount) =>
  dotted(bankAccountKindTexts[kind], currency, bank_name, number, is_active ? '' : 'Closed');

/** An account: what it holds, and what moved in it. */
export function BankAccountScreen() {
  const id = Number(useParams().id);
  const found = useRecord(bankAccountQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  return (
    <RecordFrame
      {...frame}
      name={record.name}
      description={descriptionOf(record)}
      actions={<BankAccountActions account={record} />}
    >
      <BankAccountFigures account={record} />
      <RecordTabs
        kind="bank_account"
        id={id}
        name={record.name}
        more={[{ value: 'cash-book', label: 'Cash Book', content: <CashBookPanel account={record} /> }]}
      />
    </RecordFrame>
  );
}
