import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { type BankRuleKind, bankRuleKinds, newBankRuleForm } from '@rentsafe/domain/bankRule';
import { Combobox } from '@rentsafe/ui/Combobox';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { bankVerbs, showBankChange } from '../../../../calls/bankStatements';
import { leasesIn } from '../../../../calls/leases';
import { findProperties } from '../../../../calls/properties';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { optionsOf } from '../../../../forms/options';
import { PartyField } from '../../../../party/field/PartyField';
import { useStepLevel } from '../../../../session/useMay';

const kindTexts: Readonly<Record<BankRuleKind, string>> = {
  lease: 'A receipt for a lease',
  party: 'A payment to a person or company',
  cost: 'A bank cost',
  transfer: 'A transfer between accounts',
};

const findLeases = leasesIn();

/** A rule that is written before the first line it is for. */
export function AddRuleDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const queryClient = useQueryClient();
  const accounts = useQuery(bankAccountsQuery).data ?? [];
  const isUser = useStepLevel() === 'user';
  const [kind, setKind] = useState<BankRuleKind>('lease');
  const options = accounts.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <ActionDialog
      title="Add Rule"
      form={newBankRuleForm}
      send={async (body, key) => {
        await bankVerbs.addRule(body, key);
        showBankChange(queryClient);
      }}
      submitLabel="Add rule"
      pendingLabel="Adding..."
      done="Rule added"
      failure="Failed to add the rule"
      onClose={onClose}
    >
      <TextField
        label="Text Contains"
        name="contains"
        required
        maxLength={200}
        autoComplete="off"
        hint="In the description or the reference of a line, whatever its case."
      />
      <Select
        label="Bank Account"
        name="account"
        placeholder="All accounts"
        options={options}
        defaultValue={String(account.id)}
      />
      <Select
        label="Suggests"
        name="kind"
        required
        options={optionsOf(bankRuleKinds, (value) => kindTexts[value])}
        value={kind}
        onValueChange={({ value }) => value && setKind(value)}
      />
      {kind === 'lease' && <Combobox label="Lease" name="lease" required search={findLeases} />}
      {kind === 'party' && <PartyField label="Person or Company" name="party" required />}
      {kind === 'transfer' && (
        <Select
          label="Other Account"
          name="bank_account"
          required
          options={options.filter(({ value }) => value !== String(account.id))}
        />
      )}
      {kind === 'cost' && (
        <>
          <TextField label="Reason" name="reason" required maxLength={500} autoComplete="off" />
          {!isUser && (
            <Combobox
              label="Property"
              name="property"
              search={findProperties}
              hint="Its landlord bears the cost. Leave blank for the agency."
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
