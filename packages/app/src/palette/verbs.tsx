import type { TableCall } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { CommandItem } from '@rentsafe/ui/CommandPalette';
import { Zap } from 'lucide-react';
import {
  approvalsPath,
  bankAccountsPath,
  bankPath,
  billsPath,
  communicationPath,
  contractorsPath,
  currencyPath,
  debtCallsPath,
  disbursementsPath,
  importLeasesPath,
  inspectionsPath,
  monthRunPath,
  NEW,
  newLeasePath,
  receiptsPath,
  rentTaxPath,
  requestsPath,
  workOrdersPath,
} from '../paths';

/** What people want to do, in their words, and where it is done: for who may make the call. */
const verbs: readonly { label: string; keywords: string; needs: TableCall; href: string }[] = [
  {
    label: 'Record a receipt',
    keywords: 'new add receipt take payment money in received rent paid deposit',
    needs: 'createReceipt',
    href: receiptsPath + NEW,
  },
  {
    label: 'Approve what waits',
    keywords: 'approve approval payments journals refunds orders',
    needs: 'listApprovals',
    href: approvalsPath,
  },
  {
    label: 'Pay landlords',
    keywords: 'payout disburse disbursement landlord prepare payment',
    needs: 'prepareDisbursements',
    href: `${disbursementsPath}?tab=available`,
  },
  {
    label: 'Make a payment file',
    keywords: 'bank file export eft rtgs',
    needs: 'getPaymentFile',
    href: disbursementsPath,
  },
  {
    label: 'Add a bill',
    keywords: 'new record bill supplier invoice contractor pay',
    needs: 'createBill',
    href: billsPath + NEW,
  },
  {
    label: 'Pay rental income tax',
    keywords: 'zimra tax rent withholding',
    needs: 'createDisbursement',
    href: rentTaxPath,
  },
  {
    label: 'Run monthly billing',
    keywords: 'charge rent month invoice tenants bill run',
    needs: 'createChargeRun',
    href: monthRunPath,
  },
  {
    label: 'Lock the month',
    keywords: 'close period month end lock books reopen unlock',
    needs: 'getMonthEnd',
    href: `${HOME_PATH}/reports/month-end`,
  },
  {
    label: 'Import a bank statement',
    keywords: 'upload statement csv ofx mt940 bank lines',
    needs: 'createBankStatement',
    href: bankPath('import'),
  },
  {
    label: 'Match bank lines',
    keywords: 'bank reconcile match unmatched statement lines',
    needs: 'listBankLines',
    href: bankPath('match'),
  },
  {
    label: 'Reconcile an account',
    keywords: 'bank reconciliation sign count the cash till wallet',
    needs: 'listReconciliations',
    href: bankPath('reconcile'),
  },
  {
    label: 'Bank the cash or transfer',
    keywords: 'move money transfer exchange till deposit own accounts',
    needs: 'createBankTransfer',
    href: bankAccountsPath,
  },
  {
    label: 'Record an exchange rate',
    keywords: 'add rate zig usd currency',
    needs: 'createRate',
    href: currencyPath + NEW,
  },
  {
    label: 'Call debtors',
    keywords: 'debt call arrears chase promise demand collect',
    needs: 'listDebtCalls',
    href: debtCallsPath,
  },
  {
    label: 'Add a request',
    keywords: 'new report fault repair maintenance request caller complaint',
    needs: 'createRequest',
    href: requestsPath + NEW,
  },
  {
    label: 'Add a work order',
    keywords: 'new order job contractor repair',
    needs: 'createWorkOrder',
    href: workOrdersPath + NEW,
  },
  {
    label: 'Plan an inspection',
    keywords: 'new add inspect move in move out routine',
    needs: 'createInspection',
    href: inspectionsPath + NEW,
  },
  {
    label: 'Add a contractor',
    keywords: 'new contractor plumber electrician',
    needs: 'createContractor',
    href: contractorsPath + NEW,
  },
  {
    label: 'Add a lease',
    keywords: 'new lease let unit tenant sign move in',
    needs: 'createLease',
    href: newLeasePath(),
  },
  {
    label: 'Import leases',
    keywords: 'upload leases csv opening balances',
    needs: 'createImport',
    href: importLeasesPath,
  },
  {
    label: 'Add a property',
    keywords: 'new property building house units',
    needs: 'createProperty',
    href: `${HOME_PATH}/property-list${NEW}`,
  },
  {
    label: 'Add a landlord',
    keywords: 'new landlord owner',
    needs: 'createLandlord',
    href: `${HOME_PATH}/landlords${NEW}`,
  },
  {
    label: 'Send a message',
    keywords: 'write email sms text whatsapp tenants reminder notice',
    needs: 'createMessages',
    href: communicationPath + NEW,
  },
  {
    label: 'Print landlord statements',
    keywords: 'statement owner landlord month email',
    needs: 'listLandlordStatements',
    href: `${HOME_PATH}/statements`,
  },
  {
    label: 'Invite a user',
    keywords: 'add new user staff colleague password access',
    needs: 'createUser',
    href: `${HOME_PATH}/admin/internal-users`,
  },
];

export const verbsFor = (may: (call: TableCall) => boolean): CommandItem[] =>
  verbs
    .filter(({ needs }) => may(needs))
    .map(({ label, keywords, href }) => ({ id: `do ${label}`, label, keywords, href, icon: <Zap /> }));
