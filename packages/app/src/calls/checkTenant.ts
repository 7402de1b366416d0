import { type CompanyRow, lookUpCompany, searchCompanies } from '@rentsafe/domain/company';
import {
  fullName,
  type IndividualRow,
  lookUpIndividual,
  searchIndividuals,
} from '@rentsafe/domain/individual';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import type { Party } from '@rentsafe/domain/party';
import { request } from './client';

/** Whether whom a number belongs to may be read about, is known to the register, or to nobody. */
export type Finding = { state: 'readable' | 'known'; party: Party } | { state: 'unknown' };

const sameNumber = (a: string | null | undefined, b: string) =>
  normaliseIdentification(a ?? '') === normaliseIdentification(b);

const sameRegistration = (a: string | null | undefined, b: string) =>
  (a ?? '').replace(/\s/g, '').toUpperCase() === b.replace(/\s/g, '').toUpperCase();

const personOf = (row: IndividualRow): Party => ({ type: 'individual', id: row.id, name: fullName(row) });
const companyOf = ({ id, registration_name: name }: CompanyRow): Party => ({ type: 'company', id, name });

/** Among those one may read about, which costs no look-up, and then in the register. Throws `ApiError`. */
export async function findIndividual(
  identification_number: string,
  identification_type: string,
): Promise<Finding> {
  const own = await request(searchIndividuals, { query: { q: identification_number, page: 1 } });
  const row = own.results.find((row) => sameNumber(row.identification_number, identification_number));
  if (row) return { state: 'readable', party: personOf(row) };
  const { match } = await request(lookUpIndividual, {
    query: { identification_number, identification_type },
  });
  return match ? { state: 'known', party: { type: 'individual', ...match } } : { state: 'unknown' };
}

/** The same of a company. Throws `ApiError`. */
export async function findCompany(registration_number: string): Promise<Finding> {
  const own = await request(searchCompanies, { query: { q: registration_number, page: 1 } });
  const row = own.results.find((row) => sameRegistration(row.registration_number, registration_number));
  if (row) return { state: 'readable', party: companyOf(row) };
  const { match } = await request(lookUpCompany, { query: { registration_number } });
  return match ? { state: 'known', party: { type: 'company', ...match } } : { state: 'unknown' };
}
