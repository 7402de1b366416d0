import type { CompanyInput } from '@rentsafe/domain/company';
import { phoneAsStored } from '@rentsafe/domain/phone';
import { orNull } from '@rentsafe/format/text';
import { foldAll, foldPhone } from '../search/fold.ts';

/** A registration number without spaces and case. */
export const registrationKey = (number: string) => number.normalize('NFC').replace(/\s+/g, '').toLowerCase();

const phoneOf = (phone: string | null | undefined) => (phone ? phoneAsStored(phone) : null);

/** What a company, and each of its branches, is found by. */
export interface CompanySearch {
  registration_name: string;
  registration_number: string;
  trading_name: string | null;
  mobile_phone: string | null;
  landline_phone: string | null;
  email: string;
}

export function companySearchText(company: CompanySearch): string {
  const phones = [company.mobile_phone, company.landline_phone].filter((phone) => phone !== null);
  return foldAll(
    company.registration_name,
    company.trading_name,
    registrationKey(company.registration_number),
    ...phones.map(foldPhone),
    company.email,
  );
}

export const companySortName = ({ registration_name }: { registration_name: string }) =>
  foldAll(registration_name);

/** A company as it is stored, its profile in the same row. */
export function companyRecord(input: CompanyInput) {
  const { profile } = input;
  const record = {
    registration_number: input.registration_number,
    registration_key: registrationKey(input.registration_number),
    registration_name: input.registration_name,
    trading_name: orNull(input.trading_name),
    legal_status: orNull(input.legal_status),
    date_of_incorporation: orNull(input.date_of_incorporation),
    industry: orNull(input.industry),
    notes: input.notes ?? [],
    documents: input.documents ?? [],
    email: profile.email,
    registration_date: orNull(profile.registration_date),
    mobile_phone: phoneOf(profile.mobile_phone),
    landline_phone: phoneOf(profile.landline_phone),
    tin_number: orNull(profile.tin_number),
    vat_number: orNull(profile.vat_number),
    number_of_employees: orNull(profile.number_of_employees),
    website: orNull(profile.website),
    twitter: orNull(profile.twitter),
    facebook: orNull(profile.facebook),
    instagram: orNull(profile.instagram),
    linkedin: orNull(profile.linkedin),
    operations: orNull(profile.operations),
    account_number: orNull(profile.account_number),
    trading_status: orNull(profile.trading_status),
  };
  return { ...record, search_text: companySearchText(record), sort_name: companySortName(record) };
}
