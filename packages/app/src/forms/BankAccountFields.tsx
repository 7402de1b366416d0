import type { BankAccountDetails } from '@rentsafe/domain/bankAccount';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from './Fields';

/** What an account is called, and where it is held: what of it can be changed later. */
export const BankAccountFields = ({
  initial,
}: {
  initial?: Record<keyof BankAccountDetails, string | null>;
}) => (
  <Fields>
    <TextField
      label="Name"
      name="name"
      required
      maxLength={200}
      autoComplete="off"
      hint="Shown on receipts, such as Trust account USD."
      defaultValue={initial?.name ?? ''}
    />
    <TextField
      label="Bank"
      name="bank_name"
      maxLength={150}
      autoComplete="off"
      defaultValue={initial?.bank_name ?? ''}
    />
    <TextField
      label="Account Number"
      name="number"
      maxLength={50}
      autoComplete="off"
      defaultValue={initial?.number ?? ''}
    />
  </Fields>
);
