import { type Company, type CompanyInput, companyInput } from '@rentsafe/domain/company';
import type { Values } from '@rentsafe/ui/Edition';
import { addressValues } from '../../../forms/addressValues';

const {
  addresses: _,
  notes: _notes,
  documents: _documents,
  profile: ofCompany,
  ...ofItself
} = companyInput.shape;
const own = Object.keys(ofItself);
const ofProfile = Object.keys(ofCompany.shape);

/** Every field of a company's form. */
export const companyFields: readonly string[] = [...own, ...ofProfile, 'addresses'];

/** A field of a company as it is read, from its profile too. */
export const fieldOfCompany = ({ profile, ...company }: Company, field: string): unknown =>
  ({ ...company, ...profile })[field as 'addresses'];

const pick = (from: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** The fields of a company that the form holds, those of its profile beside them. */
export const companyValues = ({ addresses, profile, ...company }: Company): Values => ({
  ...pick(company, own),
  ...pick(profile ?? {}, ofProfile),
  addresses: addressValues(addresses),
});

/** The same of what was typed. */
export const typedCompany = ({ addresses, profile, ...company }: CompanyInput): Values => ({
  ...pick(company, own),
  ...pick(profile, ofProfile),
  addresses: addresses ?? [],
});

/** Changed fields as they are sent, those of the profile in it. */
export function companyChanges(changes: Values): Values {
  const names = Object.keys(changes);
  const inProfile = names.filter((name) => ofProfile.includes(name));
  return {
    ...pick(
      changes,
      names.filter((name) => !inProfile.includes(name)),
    ),
    ...(inProfile.length > 0 && { profile: pick(changes, inProfile) }),
  };
}
