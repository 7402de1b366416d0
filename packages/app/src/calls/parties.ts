import { listParties, type NameableParty, type Party, type PartyType } from '@rentsafe/domain/party';
import type { ComboboxOption, ComboboxSearch } from '@rentsafe/ui/Combobox';
import { day } from '../text/day';
import { request } from './client';
import { findCompanies } from './companies';
import { findIndividuals } from './individuals';

/** A person or a company as a form sends it: `individual:7`. */
export const optionOfParty = ({ type, id, name }: Party): ComboboxOption => ({
  value: `${type}:${id}`,
  label: name,
});

const reasonOf = ({ by, until }: NameableParty) =>
  by === 'grant' && until ? `Looked up; can be named until ${day(until)}` : undefined;

const described = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ') || undefined;

/** Whom a user of a client company may name, newest first: `company:7`, or of one type the id alone. */
const findNameable =
  (type?: PartyType): ComboboxSearch =>
  async (q, signal) => {
    const { results } = await request(listParties, { query: { q, type, page: 1 }, signal });
    return results.map((row) => ({
      value: type ? row.party.id : `${row.party.type}:${row.party.id}`,
      label: row.party.name,
      description: described(!type && row.party.type === 'company' && 'Company', reasonOf(row)),
    }));
  };

/** People and companies of the register, by name or number: `company:7`. */
const findParties: ComboboxSearch = async (q, signal) => {
  const [people, companies] = await Promise.all([findIndividuals(q, signal), findCompanies(q, signal)]);
  const of = (type: PartyType, options: readonly ComboboxOption[]) =>
    options.slice(0, 10).map((option) => ({
      ...option,
      value: `${type}:${option.value}`,
      description: described(type === 'company' && 'Company', option.description),
    }));
  return [...of('individual', people), ...of('company', companies)];
};

const searches = {
  staff: { any: findParties, individual: findIndividuals, company: findCompanies },
  client: { any: findNameable(), individual: findNameable('individual'), company: findNameable('company') },
};

/** Finds whom the caller may name; staff see the numbers of the register too. Always the same function for the same arguments. */
export const partySearch = (isStaff: boolean, type?: PartyType): ComboboxSearch =>
  searches[isStaff ? 'staff' : 'client'][type ?? 'any'];
