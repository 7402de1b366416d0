import type { BankRule } from '@rentsafe/domain/bankRule';
import { dotted } from '../../../../text/dotted';

/** What a rule suggests: 'Lease L-0012', 'Msasa Plumbing', 'Bank cost · Account fee · The agency'. */
export function thenText({ then: { lease, party, cost, transfer } }: Pick<BankRule, 'then'>): string {
  if (lease) return `Lease ${lease.number}`;
  if (party) return party.name;
  if (cost) return dotted('Bank cost', cost.reason, cost.property?.name ?? 'The agency');
  return `Transfer: ${transfer?.bank_account.name ?? ''}`;
}
