import type { Branch } from '@rentsafe/domain/branch';
import { sampleBranchRow, sampleIndividualRow } from '@rentsafe/domain/fixtures';

/** A branch as the mocked backend answers it: of the company of its row in the list. */
export function sampleBranch(id: number): Branch {
  const { first_name, last_name } = sampleIndividualRow(0);
  return {
    ...sampleBranchRow(id - 101),
    id,
    version: 1,
    addresses: [
      {
        id: 1,
        address_type: 'physical',
        street_address: '12 Samora Machel Avenue',
        city: { id: 1, name: 'Harare' },
        country: { id: 1, name: 'Zimbabwe' },
        is_primary: true,
      },
      { id: 2, address_type: 'postal', street_address: 'PO Box 40', city: { id: 1, name: 'Harare' } },
    ],
    contacts: [
      {
        individual: { id: 1, first_name, last_name },
        contact_type: 'manager',
        position: 'Branch Manager',
        is_primary: true,
      },
    ],
  };
}
