import type { TableCall } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { ChecklistItem } from '@rentsafe/ui/Checklist';
import { Link } from '@rentsafe/ui/Link';
import type { StepCounts } from '../../../../calls/firstSteps';
import {
  agencyPath,
  bankAccountsPath,
  importLeasesPath,
  leasesPath,
  leaseTemplatesPath,
  monthRunPath,
  newLeasePath,
  openingBalancesPath,
  receiptsPath,
} from '../../../../paths';
import { listed } from '../../../../text/listed';
import { renderLink } from '../../../../text/renderLink';

interface Steps {
  counts: StepCounts;
  may: (call: TableCall) => boolean;
  mayImport: boolean;
  /** What the letterhead lacks. */
  missing: readonly string[];
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

/** Whoever comes from another program brings what tenants owed, before anything is charged. */
function monthHint({ activeLeases, months }: StepCounts, mayImport: boolean) {
  if (months > 0) return undefined;
  if (activeLeases === 0 || !mayImport) return 'Charges rent on all active leases.';
  return (
    <>
      Moving from another system?{' '}
      <Link asChild>{renderLink({ href: openingBalancesPath, children: 'Import opening balances' })}</Link>{' '}
      first.
    </>
  );
}

function agencyHint(missing: readonly string[], mayEdit: boolean, client: string) {
  if (missing.length === 0) return undefined;
  const lacks = `The letterhead has no ${listed(missing, 'or')}.`;
  return mayEdit ? lacks : `${lacks} Ask an Admin of ${client} to complete it.`;
}

function templateHint(templates: number, mayAdd: boolean, client: string) {
  if (templates > 0) return undefined;
  return mayAdd ? 'Three sample leases are there to begin with.' : `Ask an Admin of ${client} to add them.`;
}

/** The first steps of a book, in their order. What one may not do has no link, and names who may. */
export function stepsOf({ counts, may, mayImport, missing, client, onAddAccount }: Steps): ChecklistItem[] {
  const { accounts, properties, leases, activeLeases, templates, months, receipts } = counts;
  const mayAddAccount = may('createBankAccount');
  const hasLease = activeLeases > 0 || months > 0;
  return [
    {
      id: 'agency',
      label: 'Set up your agency',
      isDone: missing.length === 0,
      href: agencyPath,
      hint: agencyHint(missing, may('updateBook'), client),
    },
    {
      id: 'account',
      label: 'Add a bank account',
      isDone: accounts > 0,
      amount: counted(accounts, 'account', 'accounts'),
      ...(accounts > 0 && { href: bankAccountsPath }),
      ...(accounts === 0 && mayAddAccount && { onSelect: onAddAccount }),
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
      id: 'templates',
      label: 'Add lease templates',
      isDone: templates > 0,
      amount: counted(templates, 'template', 'templates'),
      href: leaseTemplatesPath,
      hint: templateHint(templates, may('addStarterLeases'), client),
    },
    {
      id: 'month',
      label: 'Run monthly billing',
      isDone: months > 0,
      amount: counted(months, 'run', 'runs'),
      href: monthRunPath,
      hint: monthHint(counts, mayImport),
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
