import type { Branch, BranchRow } from '@rentsafe/domain/branch';
import { ContactRepeater, type InitialContact } from '@rentsafe/ui/rent';
import { TextField } from '@rentsafe/ui/TextField';
import { findIndividuals } from '../../../../calls/individuals';
import { Addresses } from '../../../../forms/Addresses';
import { Fields } from '../../../../forms/Fields';

interface BranchFieldsProps {
  company: BranchRow['company'];
  /** The branch that is edited. */
  initial?: Pick<Branch, 'branch_name' | 'addresses'> & { contacts?: InitialContact[] | undefined };
}

/** 'Moyo Stores (Private) Limited (1234/2020)' */
const companyText = ({ registration_name, registration_number }: BranchRow['company']) =>
  registration_number ? `${registration_name} (${registration_number})` : registration_name;

/** Name, contacts and addresses of a branch: empty, or as they are on record. */
export const BranchFields = ({ company, initial }: BranchFieldsProps) => (
  <>
    <Fields>
      <TextField label="Company" readOnly value={companyText(company)} />
      <TextField
        label="Branch Name"
        name="branch_name"
        required
        autoComplete="off"
        defaultValue={initial?.branch_name}
      />
    </Fields>
    <ContactRepeater searchIndividuals={findIndividuals} defaultValue={initial?.contacts} />
    <Addresses initial={initial?.addresses} />
  </>
);
