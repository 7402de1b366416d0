import {
  listParties,
  type NameableParty,
  type Party,
  type PartyRole,
  type PartyType,
} from '@rentsafe/domain/party';
import type { ComboboxOption, ComboboxSearch } from '@rentsafe/ui/Combobox';
import { queryOptions } from '@tanstack/react-query';
import { day } from '../text/day';
import { dotted } from '../text/dotted';
import { request } from './client';

/** A person or a company as a form sends it: `individual:7`. */
export const optionOfParty = ({ type, id, name }: Party): ComboboxOption => ({
  value: `${type}:${id}`,
  label: name,
});

export const partyRoleTexts: Readonly<Record<PartyRole, string>> = {
  tenant: 'Tenant',
  guarantor: 'Guarantor',
  landlord: 'Landlord',
  contractor: 'Contractor',
  supplier: 'Supplier',
};

/** The second line of a picker: what tells two of one name apart. */
const descriptionOf = ({ party: { type }, number, place, roles, by, until }: NameableParty) =>
  dotted(
    type === 'company' ? 'Company' : 'Person',
    number && (type === 'company' ? number : `ID ${number}`),
    place,
    roles.map((role) => partyRoleTexts[role]).join(', '),
    by === 'grant' && until ? `Can be named until ${day(until)}` : undefined,
  );

const find = (type?: PartyType): ComboboxSearch => {
  const sent = ({ type: kind, id }: Party) => (type ? id : `${kind}:${id}`);
  return async (q, signal) => {
    const { results } = await request(listParties, { query: { q, type, page: 1 }, signal });
    return results.map((row) => ({
      value: sent(row.party),
      label: row.party.name,
      description: descriptionOf(row),
    }));
  };
};

const searches = { any: find(), individual: find('individual'), company: find('company') };

/** Finds whom the caller may name, newest first: `company:7`, or of one type the id alone. Always the same function for a type. */
export const partySearch = (type?: PartyType): ComboboxSearch => searches[type ?? 'any'];

/** The name of whoever has a number and may be named since it was looked up. */
export const nameByNumberQuery = (type: PartyType, id: number | undefined, number: string) =>
  queryOptions({
    queryKey: ['party-name', type, id, number],
    queryFn: async ({ signal }) => {
      const { results } = await request(listParties, { query: { q: number, type, page: 1 }, signal });
      return results.find(({ party }) => party.id === id)?.party.name ?? null;
    },
    enabled: id !== undefined,
    gcTime: 0,
  });
