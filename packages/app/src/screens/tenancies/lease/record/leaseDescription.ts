import type { Lease } from '@rentsafe/domain/lease';
import { dotted } from '../../../../text/dotted';
import { placeText } from '../../../../text/placeText';

/** The first tenant and the unit: what a lease is known by. */
export function leaseDescription(lease: Lease): string {
  const tenant = lease.parties.find(({ role }) => role === 'tenant');
  return dotted(tenant?.party.name, placeText(lease));
}
