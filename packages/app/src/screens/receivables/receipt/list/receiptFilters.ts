import { receiptStates } from '@rentsafe/domain/receipt';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { optionsOf } from '../../../../forms/options';
import type { ListPlace } from '../../../../lists/listPlace';
import { receiptStateTexts } from './receiptTexts';

const filters: readonly Filter<unknown>[] = [
  {
    id: 'state',
    label: 'State',
    type: 'oneOf',
    options: optionsOf(receiptStates, (state) => receiptStateTexts[state].label),
  },
  { id: 'received', label: 'Received', type: 'dates' },
];

const place = { name: 'receipts', prefix: '' };

/** The list of receipts. Its accounts are a filter once they are known. */
export function useReceiptPlace(): ListPlace {
  const { data: accounts } = useQuery(bankAccountsQuery);
  return useMemo(() => {
    const options = accounts?.map(({ id, name }) => ({ value: String(id), label: name }));
    const ofAccount = options && { id: 'bank_account', label: 'Account', type: 'oneOf' as const, options };
    return { ...place, filters: ofAccount ? [...filters, ofAccount] : filters };
  }, [accounts]);
}
