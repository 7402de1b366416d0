import type { IndividualInput } from '@rentsafe/domain/individual';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import { phoneAsStored } from '@rentsafe/domain/phone';
import { orNull } from '@rentsafe/format/text';
import { foldAll, foldPhone } from '../search/fold.ts';

/** What an individual is found by. */
export function individualSearchText(individual: {
  first_name: string;
  last_name: string;
  identification_key: string;
  phones: readonly string[];
  emails: readonly (string | null)[];
}): string {
  const { first_name, last_name, identification_key, phones, emails } = individual;
  return foldAll(first_name, last_name, identification_key, ...phones.map(foldPhone), ...emails);
}

export const individualSortName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  foldAll(last_name, first_name);

/** An individual as it is stored, without the lists that have tables of their own. */
export function individualRecord(input: IndividualInput) {
  const identification_key = normaliseIdentification(input.identification_number);
  const contacts = input.contact_details.map(contactRecord);
  const isNationalId = input.identification_type === 'national_id';
  return {
    first_name: input.first_name,
    last_name: input.last_name,
    date_of_birth: input.date_of_birth,
    gender: input.gender,
    identification_type: input.identification_type,
    identification_number: isNationalId ? identification_key : input.identification_number,
    identification_key,
    marital_status: input.marital_status,
    notes: input.notes ?? [],
    next_of_kin: input.next_of_kin ?? [],
    documents: input.documents ?? [],
    search_text: individualSearchText({
      ...input,
      identification_key,
      phones: contacts.flatMap(({ mobile_phone }) => mobile_phone),
      emails: contacts.map(({ email }) => email),
    }),
    sort_name: individualSortName(input),
  };
}

export const contactRecord = (details: IndividualInput['contact_details'][number]) => ({
  mobile_phone: details.mobile_phone.map(phoneAsStored),
  email: orNull(details.email),
});

export const employmentRecord = (employment: NonNullable<IndividualInput['employment_details']>[number]) => {
  const income = orNull(employment.monthly_income);
  return {
    employer_name: employment.employer_name,
    job_title: employment.job_title,
    start_date: employment.start_date,
    end_date: orNull(employment.end_date),
    email: orNull(employment.email),
    monthly_income: income === null ? null : Number(income),
  };
};
