import { type BankRule, type BankRulePatch, bankRuleForm } from '@rentsafe/domain/bankRule';
import type { Values } from '@rentsafe/ui/Edition';
import { Select } from '@rentsafe/ui/Select';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { bankVerbs, showBankChange } from '../../../../calls/bankStatements';
import { EditDialog } from '../../../../forms/EditDialog';
import { thenText } from './ruleTexts';

const valuesOf = ({ contains, account }: Pick<BankRule, 'contains' | 'account'>): Values => ({
  contains,
  account: account?.id ?? null,
});

/** When a rule applies; what it suggests stays. */
export function EditRuleDialog({ rule, onClose }: { rule: BankRule; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [before] = useState(rule);
  const accounts = useQuery(bankAccountsQuery).data ?? [];
  return (
    <EditDialog
      title="Edit rule"
      edit={{
        record: 'rule',
        before,
        form: bankRuleForm,
        valuesOf,
        typedValues: ({ contains, account = null }) => ({ contains, account }),
        save: (changes, version) => bankVerbs.changeRule(before.id, { ...changes, version } as BankRulePatch),
        read: () => bankVerbs.readRule(before.id),
        onSaved: () => showBankChange(queryClient),
      }}
      onClose={onClose}
    >
      <TextField
        label="Text Contains"
        name="contains"
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={before.contains}
        hint="In the description or the reference of a line, whatever its case."
      />
      <Select
        label="Bank Account"
        name="account"
        placeholder="All accounts"
        options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={before.account ? String(before.account.id) : ''}
      />
      <Text tone="muted">{`It suggests: ${thenText(before)}. To suggest something else, delete the rule and match the next line.`}</Text>
    </EditDialog>
  );
}
