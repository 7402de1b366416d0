import type { CsvRow } from '@rentsafe/ui/CsvImport';
import type { PreparedRow } from '../lease/import/ImportFile';

interface NamedAccount {
  id: number;
  name: string;
}

const folded = (name: string) => name.trim().toLowerCase();

/** An account is named as a person would name it; arrears are of rent unless the file says otherwise. */
export function openingRow({ line, values }: CsvRow, accounts: readonly NamedAccount[]): PreparedRow {
  const { bank_account = '', kind, type } = values;
  const isName = bank_account !== '' && !/^\d+$/.test(bank_account);
  const named = isName ? accounts.filter(({ name }) => folded(name) === folded(bank_account)) : [];
  const [only] = named;
  const problem =
    isName && named.length !== 1
      ? named.length === 0
        ? 'No bank account has this name. Add it first.'
        : 'Several bank accounts have this name. Enter the id of the right one.'
      : undefined;
  return {
    row: {
      line,
      values: {
        ...values,
        ...(kind === 'charge' && !type && { type: 'rent' }),
        ...(only && named.length === 1 && { bank_account: String(only.id) }),
      },
    },
    errors: problem ? { bank_account: [problem] } : undefined,
  };
}
