import type { TableCall } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { ChecklistItem } from '@rentsafe/ui/Checklist';
import { Link } from '@rentsafe/ui/Link';
import type { StepCounts } from '../../../../calls/firstSteps';
import { importLeasesPath, leasesPath, monthRunPath, newLeasePath, receiptsPath } from '../../../../paths';
import { renderLink } from '../../../../text/renderLink';

interface Steps {
  counts: StepCounts;
  may: (call: TableCall) => boolean;
  mayImport: boolean;
  /** Whose book it is. */
  client: string;
  onAddAccount: () => void;
}

const counted = (count: number, one: string, many: string) =>
  count > 0 ? `${count.toLocaleString('en-US')} ${count === 1 ? one : many}` : undefined;

/** What a lease still needs: to be made active, or to be made at all, alone or with many by an import. */
function leaseHint({ leases, activeLeases }: StepCounts, mayImport: boolean) {
  if (activeLeases > 0) return undefined;
  if (leases > 0) return 'None is active yet. Open a draft and choose Activate.';
  if (!mayImport) return undefined;
  return (
    <>
      Or <Link asChild>{renderLink({ href: importLeasesPath, children: 'import them from a file' })}</Link>,
      with their units and tenants.
    </>
  );
}

/** The first steps of a book, in their order. What one may not do has no link, and names who may. */
export function stepsOf({ counts, may, mayImport, client, onAddAccount }: Steps): ChecklistItem[] {
  const { accounts, properties, leases, activeLeases, months, receipts } = counts;
  const mayAddAccount = may('createBankAccount');
  const hasLease = activeLeases > 0 || months > 0;
  return [
    {
      id: 'account',
      label: 'Add a bank account',
      isDone: accounts > 0,
      amount: counted(accounts, 'account', 'accounts'),
      ...(mayAddAccount && { onSelect: onAddAccount }),
      hint: accounts > 0 || mayAddAccount ? undefined : `Ask an Admin of ${client} to add it.`,
    },
    {
      id: 'property',
      label: 'Add a property',
      isDone: properties > 0,
      amount: counted(properties, 'property', 'properties'),
      href: `${HOME_PATH}/property-list`,
    },
    {
      id: 'lease',
      label: 'Create a lease',
      isDone: hasLease,
      amount: counted(leases, 'lease', 'leases'),
      href: leases > 0 ? leasesPath : newLeasePath(),
      hint: leaseHint(counts, mayImport),
    },
    {
      id: 'month',
      label: 'Run monthly billing',
      isDone: months > 0,
      amount: counted(months, 'run', 'runs'),
      href: monthRunPath,
      hint: hasLease ? undefined : 'Charges rent on all active leases.',
    },
    {
      id: 'receipt',
      label: 'Record a receipt',
      isDone: receipts > 0,
      amount: counted(receipts, 'receipt', 'receipts'),
      href: receiptsPath,
      hint: accounts > 0 || receipts > 0 ? undefined : 'Money is received into a bank account.',
    },
  ];
}
