import { joinParts } from '@rentsafe/format/text';
import type { Individual } from './schema.ts';

/** 'First Last'. */
export function fullName(person: { first_name?: string | null; last_name?: string | null }): string {
  return joinParts([person.first_name, person.last_name], ' ');
}

/** All mobile phones of a person, joined with a comma. */
export function mobilePhones({ contact_details }: Pick<Individual, 'contact_details'>): string {
  return joinParts(
    (contact_details ?? []).flatMap(({ mobile_phone }) => mobile_phone ?? []),
    ', ',
  );
}

/** All email addresses of a person, joined with a comma. */
export function emails({ contact_details }: Pick<Individual, 'contact_details'>): string {
  return joinParts(
    (contact_details ?? []).map(({ email }) => email),
    ', ',
  );
}

const labels = new Map(
  Object.entries({
    male: 'Male',
    female: 'Female',
    other: 'Other',
    national_id: 'National ID',
    passport: 'Passport',
    single: 'Single',
    married: 'Married',
    divorced: 'Divorced',
  }),
);

/** The label of a gender, identification type or marital status; an unknown value is shown as it is. */
export function individualLabel(value: string | null | undefined): string {
  return value ? (labels.get(value) ?? value) : '';
}

/** True of a person whose record was anonymised: nothing identifies them any more. */
export const isAnonymised = ({
  first_name,
  identification_number,
}: Pick<Individual, 'first_name' | 'identification_number'>): boolean =>
  identification_number === null && first_name === 'Anonymised';
