import { listBankAccounts } from '@rentsafe/domain/bankAccount';
import { listChargeRuns } from '@rentsafe/domain/charge';
import { listDocumentTemplates } from '@rentsafe/domain/document';
import { listLeases } from '@rentsafe/domain/lease';
import { listProperties } from '@rentsafe/domain/property';
import { listReceipts } from '@rentsafe/domain/receipt';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

type Counted =
  | typeof listBankAccounts
  | typeof listChargeRuns
  | typeof listDocumentTemplates
  | typeof listLeases
  | typeof listProperties
  | typeof listReceipts;

/** How many there are of what the first steps make. */
export interface StepCounts {
  accounts: number;
  properties: number;
  leases: number;
  activeLeases: number;
  templates: number;
  months: number;
  receipts: number;
}

/** Of the own book, read again at each opening. */
export const firstStepsQuery = queryOptions({
  queryKey: ['first steps'],
  queryFn: async ({ signal }): Promise<StepCounts> => {
    const count = async (list: Counted, query = {}) =>
      (await request(list, { query: { ...query, page: 1, page_size: 1 }, signal })).count;
    const [accounts, properties, leases, activeLeases, templates, months, receipts] = await Promise.all([
      count(listBankAccounts),
      count(listProperties),
      count(listLeases),
      count(listLeases, { state: 'active' }),
      count(listDocumentTemplates),
      count(listChargeRuns),
      count(listReceipts),
    ]);
    return { accounts, properties, leases, activeLeases, templates, months, receipts };
  },
  refetchOnMount: 'always',
});
