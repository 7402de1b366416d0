import { type Company, companyLabel } from '@rentsafe/domain/company';
import { isWebAddress } from '@rentsafe/format/text';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import type { ReactNode } from 'react';
import { AddressTable } from '../../../record/AddressTable';
import { Section } from '../../../record/Section';
import { day } from '../../../text/day';
import { telephones } from '../../../text/telephones';
import { CompanyBranches } from './CompanyBranches';

/** A link where the text is a web address, else the text. */
const page = (text: string | null | undefined) =>
  text && isWebAddress(text) ? (
    <Link href={text} target="_blank" rel="noreferrer">
      {text}
    </Link>
  ) : (
    text
  );

/** All that was typed of a company, and its branches. */
export function CompanyDetails({ company, children }: { company: Company; children: ReactNode }) {
  const profile = company.profile ?? {};
  return (
    <Stack gap="section">
      {children}
      <Section
        title="Identity"
        items={[
          { term: 'Registered Name', description: company.registration_name },
          { term: 'Registration Number', description: company.registration_number },
          { term: 'Trading Name', description: company.trading_name },
          { term: 'Legal Status', description: companyLabel(company.legal_status) },
          { term: 'Date Of Incorporation', description: day(company.date_of_incorporation) },
          { term: 'Industry', description: company.industry },
        ]}
      />
      <CompanyBranches company={company} />
      <Section
        title="Contact"
        items={[
          { term: 'Email Address', description: profile.email },
          { term: 'Mobile Phone', description: telephones(profile.mobile_phone) },
          { term: 'Landline Phone', description: telephones(profile.landline_phone) },
          { term: 'Website', description: page(profile.website) },
          { term: 'Twitter', description: page(profile.twitter) },
          { term: 'Facebook', description: page(profile.facebook) },
          { term: 'Instagram', description: page(profile.instagram) },
          { term: 'LinkedIn', description: page(profile.linkedin) },
        ]}
      />
      <Section
        title="Profile"
        items={[
          { term: 'Trading Status', description: companyLabel(profile.trading_status) },
          { term: 'Registration Date', description: day(profile.registration_date) },
          { term: 'TIN Number', description: profile.tin_number },
          { term: 'VAT Number', description: profile.vat_number },
          { term: 'Number Of Employees', description: profile.number_of_employees },
          { term: 'Account Number', description: profile.account_number },
          { term: 'Operations', description: profile.operations, wide: true },
        ]}
      />
      <AddressTable addresses={company.addresses} />
    </Stack>
  );
}
