import {
  type Employment,
  emails,
  type Individual,
  individualLabel,
  isAnonymised,
  mobilePhones,
} from '@rentsafe/domain/individual';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { Stack } from '@rentsafe/ui/Stack';
import type { ReactNode } from 'react';
import { RecordTable } from '../../../frame/RecordTable';
import { AddressTable } from '../../../record/AddressTable';
import { Section } from '../../../record/Section';
import { day } from '../../../text/day';
import { telephones } from '../../../text/telephones';

const jobColumns: Column<Employment>[] = [
  { id: 'employer', header: 'Employer', cell: 'employer_name', rowHeader: true },
  { id: 'title', header: 'Job Title', cell: 'job_title' },
  { id: 'start', header: 'Start Date', kind: 'date', cell: ({ start_date }) => day(start_date) },
  { id: 'end', header: 'End Date', kind: 'date', cell: ({ end_date }) => day(end_date) },
  { id: 'email', header: 'Employer Email', cell: 'email' },
  {
    id: 'income',
    header: 'Monthly Income',
    kind: 'money',
    cell: ({ monthly_income }) => (monthly_income == null ? '' : formatMoney(monthly_income, 'USD')),
  },
];

/** All that was typed of a person. */
export function IndividualDetails({ individual, children }: { individual: Individual; children: ReactNode }) {
  return (
    <Stack gap="section">
      {children}
      {isAnonymised(individual) && (
        <Callout tone="info" title="This person was anonymised.">
          Everything that identified them was permanently removed. The reason is in the history.
        </Callout>
      )}
      <Section
        title="Identity"
        items={[
          { term: 'First Name', description: individual.first_name },
          { term: 'Last Name', description: individual.last_name },
          { term: 'Identification Type', description: individualLabel(individual.identification_type) },
          { term: 'Identification Number', description: individual.identification_number },
          { term: 'Gender', description: individualLabel(individual.gender) },
          { term: 'Date Of Birth', description: day(individual.date_of_birth) },
          { term: 'Marital Status', description: individualLabel(individual.marital_status) },
        ]}
      />
      <Section
        title="Contact"
        items={[
          { term: 'Mobile Phone', description: telephones(mobilePhones(individual)) },
          { term: 'Email', description: emails(individual) },
        ]}
      />
      <RecordTable title="Employment" columns={jobColumns} rows={individual.employment_details} />
      <AddressTable addresses={individual.addresses} />
    </Stack>
  );
}
