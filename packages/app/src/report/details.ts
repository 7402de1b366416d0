import { type CompanyReport, companyLabel } from '@rentsafe/domain/company';
import { emails, type IndividualReport, individualLabel, mobilePhones } from '@rentsafe/domain/individual';
import { day } from '../text/day';

/** A term of a report with its text; where the record has none it is empty, and reads N/A. */
export interface Detail {
  term: string;
  text: string;
  /** The text is of telephones, as they are stored. */
  isPhone?: true;
}

/** As the specification has it, where there is no nationality or telephone. */
export const NOT_GIVEN = 'n/a';

const orNotGiven = (text: string | null | undefined) => text?.trim() || NOT_GIVEN;

/** 'Personal Details' of an individual, without the address. */
export function personalDetails(person: IndividualReport): Detail[] {
  return [
    { term: 'Surname', text: person.last_name },
    { term: 'First Name', text: person.first_name },
    { term: identificationTerm(person), text: person.identification_number ?? '' },
    { term: 'Date Of Birth', text: day(person.date_of_birth) },
    { term: 'Marital Status', text: individualLabel(person.marital_status) },
    { term: 'Gender', text: individualLabel(person.gender) },
    { term: 'Nationality', text: orNotGiven(person.nationality) },
    { term: 'Mobile', text: mobilePhones(person), isPhone: true },
    { term: 'Telephone', text: orNotGiven(person.telephone), isPhone: true },
    { term: 'Email', text: emails(person) },
  ];
}

const identificationTerm = ({ identification_type }: IndividualReport) =>
  identification_type === 'passport' ? 'Passport Number' : 'National ID';

/** 'Company Details', without website and address. */
export function companyDetails(company: CompanyReport): Detail[] {
  const { profile } = company;
  return [
    { term: 'Registered Name', text: company.registration_name },
    { term: 'Trading Name', text: company.trading_name ?? '' },
    { term: 'Registration Number', text: company.registration_number ?? '' },
    { term: 'Date Of Registration', text: day(profile?.registration_date) },
    { term: 'Trading Status', text: companyLabel(profile?.trading_status) },
    { term: 'Mobile', text: profile?.mobile_phone ?? '', isPhone: true },
    { term: 'Telephone', text: profile?.landline_phone ?? '', isPhone: true },
    { term: 'Email', text: profile?.email ?? '' },
  ];
}
