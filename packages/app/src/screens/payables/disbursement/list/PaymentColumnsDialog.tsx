import {
  type BankAccount,
  type PaymentColumn,
  paymentColumnsForm,
  paymentDate,
  paymentDateFormats,
  paymentFields,
  paymentFieldTexts,
} from '@rentsafe/domain/bankAccount';
import { Repeater } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountsQuery, changeBankAccount } from '../../../../calls/bankAccounts';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';

export interface PaymentColumnsDialogProps {
  account: BankAccount;
  onClose: () => void;
}

/** A field as an option: of a date with its format. */
const fieldValue = ({ field, format }: Pick<PaymentColumn, 'field' | 'format'>) =>
  field === 'date' ? `date ${format ?? paymentDateFormats[0]}` : field;

const options = paymentFields.flatMap((field) =>
  field === 'date'
    ? paymentDateFormats.map((format) => ({
        value: fieldValue({ field, format }),
        label: `Date, ${paymentDate('2026-01-31', format)}`,
      }))
    : [{ value: field, label: paymentFieldTexts[field] }],
);

/** Which columns the bank of an account reads, in which order, and how it calls them. */
export function PaymentColumnsDialog({ account, onClose }: PaymentColumnsDialogProps) {
  const queryClient = useQueryClient();
  // As it was when it was opened: who was faster is told by its version.
  const [{ id, name, version, payment_columns: columns }] = useState(account);
  return (
    <ActionDialog
      title={`Payment file of ${name}`}
      description="The columns and headings that the bank requires, in order."
      form={paymentColumnsForm}
      send={async (body) => {
        await changeBankAccount(id, body);
        await queryClient.invalidateQueries({ queryKey: bankAccountsQuery.queryKey });
      }}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Columns saved"
      failure="Failed to save the columns"
      onClose={onClose}
    >
      <input type="hidden" name="version" value={version} />
      <Repeater
        label="Columns"
        rowLabel={(number) => `Column ${number}`}
        addLabel="Add Column"
        removeLabel="Remove Column"
        movable
        min={1}
        max={30}
        defaultValue={columns}
      >
        {({ name: nameOf }, column) => (
          <Fields>
            <TextField
              label="Header"
              name={nameOf('header')}
              required
              maxLength={100}
              autoComplete="off"
              defaultValue={column?.header}
            />
            <Select
              label="Field"
              name={nameOf('field')}
              required
              options={options}
              defaultValue={column ? fieldValue(column) : ''}
            />
          </Fields>
        )}
      </Repeater>
    </ActionDialog>
  );
}
