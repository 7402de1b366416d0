import { listCharges } from '@rentsafe/domain/charge';
import { addMonths, firstDayOf, monthOf, today } from '@rentsafe/domain/date';
import {
  answerDispute,
  createDispute,
  type Dispute,
  type DisputeAnswer,
  type DisputeDecision,
  type DisputeInput,
  decideDispute,
  listDisputes,
  withdrawDispute,
} from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { chargesOf } from './leases';
import { listQueries } from './listQueries';

type InBook = Pick<Lease, 'id' | 'client'>;

/** The disputes of a lease, or of one of its claims, newest first. */
export const disputesOf = ({ id, client }: InBook, claim?: number) =>
  listQueries(claim ? `disputes of claim ${claim}` : `disputes of lease ${id}`, {
    list: listDisputes,
    query: { lease: id, client: client.id, ...(claim && { claim }) },
  });

/** The charges of the last two years, which may be disputed. */
export const disputableQuery = ({ id, client }: InBook) =>
  queryOptions({
    queryKey: [...chargesOf({ id, client }).key, 'disputable'],
    queryFn: ({ signal }) =>
      request(listCharges, {
        query: {
          lease: id,
          client: client.id,
          due_from: firstDayOf(addMonths(monthOf(today()), -24)),
          page_size: 100,
        },
        signal,
      }),
  });

/** Throw `ApiError`. */
export const disputeVerbs = {
  open: (body: DisputeInput, idempotencyKey: string) => request(createDispute, { body, idempotencyKey }),
  answer: (id: number, body: DisputeAnswer, idempotencyKey: string) =>
    request(answerDispute, { ids: { id }, body, idempotencyKey }),
  decide: (id: number, body: DisputeDecision, idempotencyKey: string) =>
    request(decideDispute, { ids: { id }, body, idempotencyKey }),
  withdraw: (id: number) => request(withdrawDispute, { ids: { id }, body: {} }),
};

/** What a dispute changes is read again when it is next shown: the list, the charges, and the report on its party. */
export function showDispute(
  queryClient: QueryClient,
  lease: InBook,
  { claim, party: { type, id } }: Dispute,
): void {
  const disputes = [disputesOf(lease).key, ...(claim ? [disputesOf(lease, claim).key] : [])];
  for (const queryKey of [...disputes, chargesOf(lease).key, [`${type}-report`, id]])
    void queryClient.invalidateQueries({ queryKey });
}
