import type { Party } from '@rentsafe/domain/party';
import { listPayees, type Payee, type PayeeInput, putPayee } from '@rentsafe/domain/payee';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { disbursementList } from './disbursements';
import { landlordList } from './landlords';

const keyOf = ({ type, id }: Pick<Party, 'type' | 'id'>) => ['payee', type, id] as const;

/** The account of a payee of a book, the reader's own unless said; null where nothing is kept. */
export const payeeQuery = (party: Pick<Party, 'type' | 'id'>, client?: number) =>
  queryOptions({
    queryKey: [...keyOf(party), client],
    queryFn: async ({ signal }): Promise<{ account: Payee | null }> => {
      const query = { party_type: party.type, party: party.id, ...(client && { client }) };
      const { results } = await request(listPayees, { query, signal });
      return { account: results[0] ?? null };
    },
    refetchOnMount: 'always',
  });

/** Sets the bank details of a payee. Throws `ApiError`. */
export const savePayee = (body: PayeeInput) => request(putPayee, { body });

/** The account as it became; drafts for the payee took it, and a landlord's record has it. */
export function showPayee(queryClient: QueryClient, payee: Payee): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(payee.party) });
  for (const queryKey of [['disbursement'], ['landlord'], disbursementList.key, landlordList.key])
    void queryClient.invalidateQueries({ queryKey });
}
