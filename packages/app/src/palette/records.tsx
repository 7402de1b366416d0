import { searchCompanies } from '@rentsafe/domain/company';
import { fullName, searchIndividuals } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { CommandItem, CommandSearch } from '@rentsafe/ui/CommandPalette';
import { Building2, User } from 'lucide-react';
import { ApiError } from '../api/ApiError';
import { request } from '../api/client';

/** Whose report an item of the palette opens. */
export interface RecordSubject {
  about: 'individual' | 'company';
  id: number;
  name: string;
}

/** How many of each are offered; the lists hold the rest. */
const MOST = 6;

const itemOf = ({ about, id, name }: RecordSubject, number: string | null | undefined): CommandItem => ({
  id: `${about} ${id}`,
  label: name,
  icon: about === 'company' ? <Building2 /> : <User />,
  ...(number && { description: number }),
});

/** The record of an item that `findRecords` has given; undefined for any other item. */
export function recordOf({ id, label }: CommandItem): RecordSubject | undefined {
  const [about, number] = id.split(' ');
  if (about !== 'individual' && about !== 'company') return undefined;
  return { about, id: Number(number), name: label };
}

const rowsOf = <Row,>({ results }: Paginated<Row>) => results;

/** Users of a client company see no individuals: to them there are none. */
function noneWhereForbidden(error: unknown): never[] {
  if (error instanceof ApiError && error.kind === 'forbidden') return [];
  throw error;
}

/** Tenants and companies by name or number, as far as one may see them. Rejects with `ApiError`. */
export const findRecords: CommandSearch = async (q, signal) => {
  const [individuals, companies] = await Promise.all([
    request(searchIndividuals, { query: { q, page: 1 }, signal }).then(rowsOf, noneWhereForbidden),
    request(searchCompanies, { query: { q, page: 1 }, signal }).then(rowsOf, noneWhereForbidden),
  ]);
  return [
    {
      label: 'Tenants',
      items: individuals.map((row) =>
        itemOf({ about: 'individual', id: row.id, name: fullName(row) }, row.identification_number),
      ),
    },
    {
      label: 'Companies',
      items: companies.map(({ id, registration_name, registration_number }) =>
        itemOf({ about: 'company', id, name: registration_name }, registration_number),
      ),
    },
  ]
    .map(({ label, items }) => ({ label, items: items.slice(0, MOST) }))
    .filter(({ items }) => items.length > 0);
};
