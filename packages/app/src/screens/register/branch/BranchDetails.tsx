import type { Branch } from '@rentsafe/domain/branch';
import type { Contact } from '@rentsafe/domain/contact';
import { fullName } from '@rentsafe/domain/individual';
import type { Column } from '@rentsafe/ui/DataTable';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { RecordTable } from '../../../frame/RecordTable';
import { companyPath, individualPath } from '../../../paths';
import { AddressTable, markPrimary } from '../../../record/AddressTable';
import { Section } from '../../../record/Section';
import { capitalised } from '../../../text/capitalised';
import { renderLink } from '../../../text/renderLink';

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
  { id: 'type', header: 'Type', cell: ({ contact_type }) => capitalised(contact_type ?? '') },
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
