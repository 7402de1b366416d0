import {
  type AvailableRow,
  type Disbursement,
  listAvailable,
  listDisbursements,
  type PreparedDisbursements,
} from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { everyRow } from './everyRow';

const keyOf = ({ type, id }: Party, property: number | undefined) => `${type}:${id}:${property}`;

export interface DraftReview {
  drafts: readonly Disbursement[];
  /** The most that a line can pay: decimal text; undefined where nothing is held. */
  limitOf: (draft: Disbursement, line: Disbursement['lines'][number]) => string | undefined;
}

/** The drafts that were just prepared, with what is available to each of their landlords. */
export const draftReviewQuery = ({ made }: PreparedDisbursements, currency: Currency) =>
  queryOptions({
    queryKey: ['draft review', currency, made.map(({ id }) => id)],
    queryFn: async ({ signal }): Promise<DraftReview> => {
      const ids = new Set(made.map(({ id }) => id));
      const [drafts, available] = await Promise.all([
        everyRow<Disbursement>(
          (paging) =>
            request(listDisbursements, { query: { state: 'draft', kind: 'landlord', ...paging }, signal }),
          ({ id }) => id,
        ),
        everyRow<AvailableRow>(
          (paging) => request(listAvailable, { query: { currency, ...paging }, signal }),
          ({ landlord, property }) => keyOf(landlord, property.id),
        ),
      ]);
      const limits = new Map(
        available.map(({ landlord, property, available: most }) => [keyOf(landlord, property.id), most]),
      );
      return {
        drafts: drafts
          .filter(({ id }) => ids.has(id))
          .toSorted((a, b) => a.party.name.localeCompare(b.party.name, 'en')),
        limitOf: ({ party }, { property }) => limits.get(keyOf(party, property?.id)),
      };
    },
    staleTime: 0,
    gcTime: 60_000,
  });
