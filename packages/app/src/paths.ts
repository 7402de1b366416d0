import type { Currency } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { Month } from '@rentsafe/format/date';

/** After the address of a list: its form for a new record opens. */
export const NEW = '#new';

export const helpPath = '/help';

export const individualPath = (id: number) => `${HOME_PATH}/individuals/${id}`;

export const companyPath = (id: number) => `${HOME_PATH}/companies/${id}`;

export const branchPath = (company: number, id: number) => `${companyPath(company)}/branches/${id}`;

/** The page of whoever is a party to a lease, or owns a property. */
export const partyPath = ({ type, id }: Pick<Party, 'type' | 'id'>) =>
  type === 'company' ? companyPath(id) : individualPath(id);

/** All that is held about a person or a company, to print. */
export const everythingHeldPath = (party: Pick<Party, 'type' | 'id'>) => `${partyPath(party)}/everything`;

/** The rights of a person under the Cyber and Data Protection Act. */
export const dataRightsPath = (id: number) => `${individualPath(id)}/data-rights`;

/** The requests of people that `q` finds. */
export const dataRequestsPath = (q = '') =>
  `${HOME_PATH}/admin/data-requests${q && `?data-requests_q=${encodeURIComponent(q)}`}`;

export const leasesPath = `${HOME_PATH}/leases`;

export const leasePath = (id: number) => `${leasesPath}/${id}`;

/** A draft in the steps in which it was made. */
export const editLeasePath = (id: number) => `${leasePath(id)}/edit`;

export const importLeasesPath = `${leasesPath}/import`;

/** A new lease, of a unit where it is known. */
export const newLeasePath = (unit?: number) =>
  `${leasesPath}/new${unit === undefined ? '' : `?unit=${unit}`}`;

export const agencyPath = `${HOME_PATH}/settings/agency`;

export const commissionRulesPath = `${HOME_PATH}/settings/commission`;

export const openingBalancesPath = `${HOME_PATH}/settings/opening-balances`;

export const currencyPath = `${HOME_PATH}/settings/currency`;

export const bankAccountsPath = `${HOME_PATH}/settings/bank-accounts`;

export const bankAccountPath = (id: number) => `${bankAccountsPath}/${id}`;

export const monthEndPath = `${HOME_PATH}/reports/month-end`;

export const commissionPath = `${HOME_PATH}/reports/commission-statements`;

export const receiptsPath = `${HOME_PATH}/customers/receipts`;

export const bankParts = ['match', 'lines', 'statements', 'import', 'reconcile', 'rules'] as const;
export type BankPart = (typeof bankParts)[number];

/** A part of the Bank tab, of an account; the first one where none is named. */
export function bankPath(part: BankPart, account?: number, on?: string): string {
  const search = new URLSearchParams({ tab: 'bank', part });
  if (account !== undefined) search.set('account', String(account));
  if (on !== undefined) search.set('on', on);
  return `${receiptsPath}?${search}`;
}

export const receiptPath = (id: number) => `${receiptsPath}/${id}`;

export const invoicesPath = `${HOME_PATH}/customers/invoicing`;

export const invoicesOfMonthPath = (month: Month) => `${invoicesPath}?month=${month}`;

export const invoicePath = (id: number) => `${invoicesPath}/${id}`;

export const monthRunPath = `${invoicesPath}/month-run`;

export const debtCallsPath = `${HOME_PATH}/customers/debt-call`;

/** What was done about the debts of a lease. */
export const debtCallPath = (lease: number) => `${debtCallsPath}/${lease}`;

export const claimsPath = `${debtCallsPath}?tab=claims`;

export const claimPath = (id: number) => `${debtCallsPath}/claims/${id}`;

export const ageingPath = `${HOME_PATH}/customers/ageing`;

export const propertyPath = (id: number) => `${HOME_PATH}/properties/${id}`;

export const landlordPath = (id: number) => `${HOME_PATH}/landlords/${id}`;

export const disbursementsPath = `${HOME_PATH}/creditors/disbursements`;

export const disbursementPath = (id: number) => `${disbursementsPath}/${id}`;

export const inspectionsPath = `${HOME_PATH}/inspections`;

export const inspectionPath = (id: number) => `${inspectionsPath}/${id}`;

export const contractorsPath = `${HOME_PATH}/contractor_management`;

export const contractorPath = (id: number) => `${contractorsPath}/${id}`;

export const todoPath = `${HOME_PATH}/todo`;

export const trustPath = `${HOME_PATH}/reports/trust`;

/** What leases were charged and paid in a month. */
export const collectionPath = (month: string, currency: Currency) =>
  `${HOME_PATH}/customers/statements?month=${month}&currency=${currency}`;

/** All that waits for an approval. */
export const approvalsPath = `${HOME_PATH}/approvals`;

/** Repair and maintenance requests. */
export const requestsPath = `${HOME_PATH}/rm-pending`;

export const requestPath = (id: number) => `${requestsPath}/${id}`;

export const workOrdersPath = `${HOME_PATH}/work-orders`;

export const workOrderPath = (id: number) => `${workOrdersPath}/${id}`;

/** What is ordered of a contractor, and neither closed nor cancelled. */
export const openOrdersPath = (contractor: number) =>
  `${workOrdersPath}?contractor=${contractor}&state=draft&state=issued&state=started&state=completed`;

export const auditPackPath = `${HOME_PATH}/reports/audit-pack`;
export const billsPath = `${disbursementsPath}?tab=bills`;

export const rentTaxPath = `${disbursementsPath}?tab=rent-tax`;

export const issuedReportPath = (id: number) => `${HOME_PATH}/issued-reports/${id}`;

export const clientsPath = `${HOME_PATH}/admin/clients`;

export const clientPath = (id: number) => `${clientsPath}/${id}`;

/** The disputes that `q` finds. */
export const disputesPath = (q = '') =>
  `${HOME_PATH}/admin/disputes${q && `?disputes_q=${encodeURIComponent(q)}`}`;

/** The open disputes in the accounts of a client. */
export const clientDisputesPath = (client: number) =>
  `${HOME_PATH}/admin/disputes?disputes_client=${client}&disputes_state=open`;

/** The consents that a client has recorded. */
export const clientConsentsPath = (client: number) => `${HOME_PATH}/admin/consents?consents_client=${client}`;

export const consentsPath = `${HOME_PATH}/consents`;

export const occupancyPath = `${HOME_PATH}/occupancy_vacancy`;

export const portfolioPerformancePath = `${HOME_PATH}/portfolio-performance`;

/** The months of a property or of all that a landlord owns. */
export const performanceGraphPath = (kind: 'property' | 'landlord', id: number, currency: Currency) =>
  `${HOME_PATH}/pp-graph?of=${kind}:${id}&currency=${currency}`;

export const subscriptionsPath = `${HOME_PATH}/admin/subscription-management`;

/** What a client has subscribed to. */
export const subscriptionPath = (client: number) => `${subscriptionsPath}?client=${client}`;

export const communicationPath = `${HOME_PATH}/communication`;

export const messagePath = (id: number) => `${communicationPath}/${id}`;

export const leaseTemplatesPath = `${HOME_PATH}/lease-templates`;

export const leaseTemplatePath = (id: number) => `${leaseTemplatesPath}/${id}`;

/** A document that was issued for a lease. */
export const documentPath = (lease: number, id: number) => `${leasePath(lease)}/documents/${id}`;
