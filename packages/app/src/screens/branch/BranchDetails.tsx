import type { Branch } from '@rentsafe/domain/branch';
import type { Contact } from '@rentsafe/domain/contact';
import { fullName } from '@rentsafe/domain/individual';
import type { Column } from '@rentsafe/ui/DataTable';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { capitalised } from '../../page/capitalised';
import { RecordTable } from '../../page/RecordTable';
import { companyPath, individualPath } from '../../page/recordPaths';
import { renderLink } from '../../page/renderLink';
import { AddressTable, markPrimary } from '../record/AddressTable';
import { Section } from '../record/Section';

const contactColumns: Column<Contact>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ individual }) => fullName(individual),
    cell: ({ individual, is_primary }) =>
      markPrimary(
        <Link asChild>
          {renderLink({ href: individualPath(individual.id), children: fullName(individual) })}
        </Link>,
        is_primary,
      ),
    rowHeader: true,
  },
  { id: 'position', header: 'Position', cell: 'position' },
  { id: 'type', header: 'Type', cell: ({ contact_type }) => capitalised(contact_type ?? ''), width: '9rem' },
];

/** All that was typed of a branch. */
export function BranchDetails({ branch }: { branch: Branch }) {
  const { branch_name, company, contacts } = branch;
  return (
    <Stack gap="section">
      <Section
        title="Branch"
        items={[
          { term: 'Branch Name', description: branch_name },
          {
            term: 'Registered Name',
            description: (
              <Link asChild>
                {renderLink({ href: companyPath(company.id), children: company.registration_name })}
              </Link>
            ),
          },
          { term: 'Registration Number', description: company.registration_number },
        ]}
      />
      <AddressTable addresses={branch.addresses} />
      <RecordTable title="Contacts" columns={contactColumns} rows={contacts} />
    </Stack>
  );
}
