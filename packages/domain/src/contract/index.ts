import { access, type Role } from '../access/index.ts';
import * as audit from '../audit/calls.ts';
import * as bankAccounts from '../bankAccount/calls.ts';
import * as bankStatements from '../bankStatement/calls.ts';
import * as bankTransfers from '../bankTransfer/calls.ts';
import * as bills from '../bill/calls.ts';
import * as books from '../book/calls.ts';
import * as branches from '../branch/calls.ts';
import type { Call } from '../call.ts';
import * as charges from '../charge/calls.ts';
import * as claims from '../claim/calls.ts';
import * as clients from '../client/calls.ts';
import * as commission from '../commission/calls.ts';
import * as companies from '../company/calls.ts';
import * as consents from '../consent/calls.ts';
import * as contractors from '../contractor/calls.ts';
import * as debtCalls from '../debtCall/calls.ts';
import * as deposits from '../deposit/calls.ts';
import * as disbursements from '../disbursement/calls.ts';
import * as disputes from '../dispute/calls.ts';
import * as documents from '../document/calls.ts';
import * as entries from '../entry/calls.ts';
import * as files from '../file/calls.ts';
import * as imports from '../import/calls.ts';
import * as individuals from '../individual/calls.ts';
import * as insight from '../insight/calls.ts';
import * as inspections from '../inspection/calls.ts';
import * as journals from '../journal/calls.ts';
import * as landlords from '../landlord/calls.ts';
import * as leases from '../lease/calls.ts';
import * as ledgerReports from '../ledgerReport/calls.ts';
import * as locations from '../location/index.ts';
import * as maintenanceReports from '../maintenanceReport/calls.ts';
import * as requests from '../maintenanceRequest/calls.ts';
import * as maintenanceSchedules from '../maintenanceSchedule/calls.ts';
import * as messages from '../message/calls.ts';
import * as monthEnd from '../monthEnd/calls.ts';
import * as parties from '../party/calls.ts';
import * as payees from '../payee/calls.ts';
import * as periodLocks from '../periodLock/calls.ts';
import * as properties from '../property/calls.ts';
import * as rates from '../rate/calls.ts';
import * as receipts from '../receipt/calls.ts';
import * as receiptSteps from '../receipt/steps.ts';
import * as reconciliations from '../reconciliation/calls.ts';
import * as reportIssues from '../reportIssue/calls.ts';
import * as session from '../session/schema.ts';
import {
  isSteps,
  lowestLevel,
  type StepCallName,
  type StepLevel,
  type Steps,
  stepsByCall,
} from '../step/index.ts';
import * as subscriptions from '../subscription/calls.ts';
import * as taxes from '../tax/calls.ts';
import * as todos from '../todo/calls.ts';
import * as trustReports from '../trustReport/calls.ts';
import * as units from '../unit/calls.ts';
import * as users from '../user/calls.ts';
import * as workOrders from '../workOrder/calls.ts';

export { type BodyOf, type Call, defineCall, type Method, pathOf, type ReplyOf } from '../call.ts';
export { type Resource, type ResourceCalls, recordFilters, resourceCalls } from '../resource.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

const modules = {
  ...session,
  ...individuals,
  ...companies,
  ...branches,
  ...parties,
  ...locations,
  ...users,
  ...clients,
  ...audit,
  ...books,
  ...bankAccounts,
  ...commission,
  ...taxes,
  ...rates,
  ...periodLocks,
  ...landlords,
  ...properties,
  ...units,
  ...leases,
  ...imports,
  ...charges,
  ...entries,
  ...ledgerReports,
  ...receipts,
  ...receiptSteps,
  ...bills,
  ...disbursements,
  ...payees,
  ...journals,
  ...bankTransfers,
  ...bankStatements,
  ...reconciliations,
  ...deposits,
  ...trustReports,
  ...monthEnd,
  ...insight,
  ...subscriptions,
  ...claims,
  ...disputes,
  ...debtCalls,
  ...consents,
  ...reportIssues,
  ...files,
  ...inspections,
  ...contractors,
  ...requests,
  ...workOrders,
  ...maintenanceReports,
  ...todos,
  ...maintenanceSchedules,
  ...messages,
  ...documents,
};

type Modules = typeof modules;
type Own<Name> = Name extends keyof Modules
  ? Modules[Name] extends Steps
    ? StepCallName<Modules[Name]>
    : Modules[Name] extends Call
      ? Name
      : never
  : never;

/** A call by its name in the contract. */
export type CallName = Own<keyof Modules>;

/** The steps of every kind of record. */
export const stepKinds: readonly Steps[] = Object.values<unknown>(modules).filter(isSteps);

/** Every call of the contract by name, for what must know them all: server, documentation, mocks, fuzzers. */
export const contract: Readonly<Record<string, Call>> = Object.fromEntries([
  ...Object.entries<unknown>(modules).filter((entry): entry is [string, Call] => isCall(entry[1])),
  ...stepKinds.flatMap(stepsByCall).map(([name, , call]) => [name, call]),
]);

const rolesAt: Readonly<Record<StepLevel, readonly Role[]>> = {
  user: ['admin', 'user', 'clientAdmin', 'clientUser'],
  admin: ['admin', 'clientAdmin'],
  providerAdmin: ['admin'],
};

/** The roles that may make each call of the contract: of a step those of the lowest level at which it can be taken. */
export const callAccess: Readonly<Record<string, 'public' | readonly Role[]>> = {
  ...access,
  ...Object.fromEntries(
    stepKinds.flatMap(stepsByCall).map(([name, step]) => [name, rolesAt[lowestLevel(step)]]),
  ),
};

/** Whether a role may make a call of the contract. Which records it may reach by it is decided where they are read. */
export function mayMake(role: Role, name: string): boolean {
  const allowed = callAccess[name];
  return allowed === 'public' || allowed?.includes(role) === true;
}
