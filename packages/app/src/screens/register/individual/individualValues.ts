import type { Individual, IndividualInput } from '@rentsafe/domain/individual';
import type { Values } from '@rentsafe/ui/Edition';
import { addressValues } from '../../../forms/addressValues';

const amount = (value: number | string | null | undefined) =>
  value == null || value === '' ? null : Number(value);

/** The fields of a person that the form holds, as they are sent. */
export function individualValues(individual: Individual) {
  const { first_name, last_name, date_of_birth, gender, identification_number, marital_status } = individual;
  return {
    first_name,
    last_name,
    date_of_birth,
    gender,
    identification_number,
    marital_status,
    contact_details: (individual.contact_details ?? []).map(({ mobile_phone, email }) => ({
      mobile_phone,
      email,
    })),
    employment_details: (individual.employment_details ?? []).map((job) => ({
      ...job,
      monthly_income: amount(job.monthly_income),
    })),
    addresses: addressValues(individual.addresses),
  };
}

/** The same of what was typed. The form holds one contact and one employment: further ones of the record stay. */
export function typedIndividual(input: IndividualInput, before: Individual): Values {
  const { first_name, last_name, date_of_birth, gender, identification_number, marital_status } = input;
  const { contact_details, employment_details } = individualValues(before);
  return {
    first_name,
    last_name,
    date_of_birth,
    gender,
    identification_number,
    marital_status,
    contact_details: [...input.contact_details, ...contact_details.slice(1)],
    employment_details: [...(input.employment_details ?? []), ...employment_details.slice(1)],
    addresses: input.addresses ?? [],
  };
}
