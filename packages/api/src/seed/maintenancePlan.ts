import type { ContractorInput } from '@rentsafe/domain/contractor';
import type { MaintenanceCategory, MaintenancePriority } from '@rentsafe/domain/maintenance';
import type { CostBearer, WorkOrderLineInput } from '@rentsafe/domain/workOrder';

/** Without a name it is a company of the register, with the name and number of that. */
export type PlannedContractor = Omit<ContractorInput, 'client' | 'party' | 'name'> & { name?: string };

/** Whom the sample books call; most are companies of the register. */
export const plannedContractors: readonly PlannedContractor[] = [
  {
    industry: 'Plumber',
    mobile: '0770 000 002',
    currency: 'USD',
    standard_rate: '20.00',
    emergency_rate: '35.00',
    contact: { name: 'Rudo Makoni' },
  },
  {
    industry: 'Electrician',
    mobile: '0770 000 001',
    currency: 'USD',
    standard_rate: '25.00',
    licence_number: 'ZERA 4471',
    contact: { name: 'Tendai Moyo' },
  },
  {
    ...{ industry: 'Roofing contractor', mobile: '0770 000 004', currency: 'USD', standard_rate: '35.00' },
    contact: { name: 'Farai Chirwa' },
  },
  {
    ...{ name: 'Jacaranda Gardens', industry: 'Landscaping' },
    ...{ mobile: '0770 000 003', currency: 'ZIG', standard_rate: '450.00' },
    contact: { name: 'Nomsa Dube' },
  },
  {
    ...{ name: 'Mukuvisi Fire Services', industry: 'Fire Protection / Sprinklers' },
    ...{ mobile: '0770 000 005', currency: 'USD', standard_rate: '40.00' },
    contact: { name: 'Garikai Shumba' },
  },
];

/** How far a request has come. */
type Progress = 'new' | 'accepted' | 'declined' | 'draft' | 'issued' | 'started' | 'completed' | 'closed';

export interface PlannedRequest {
  summary: string;
  category: MaintenanceCategory;
  priority: MaintenancePriority;
  /** Days before today on which it was reported. */
  age: number;
  progress: Progress;
  /** Which of the contractors. */
  contractor?: number;
  estimate?: string;
  /** Days from the report to the end of the work. */
  takes?: number;
  lines?: WorkOrderLineInput[];
  bearer?: CostBearer;
}

const labour = (hours: string, rate: string): WorkOrderLineInput => ({
  kind: 'labour',
  description: 'Labour',
  quantity: hours,
  rate,
});
const material = (description: string, rate: string): WorkOrderLineInput => ({
  kind: 'material',
  description,
  quantity: '1',
  rate,
});

/** What tenants of the sample books have reported, the oldest first. */
export const plannedRequests: readonly PlannedRequest[] = [
  {
    ...{ summary: 'Geyser bursts', category: 'plumbing', priority: 'emergency', age: 52, progress: 'closed' },
    ...{ contractor: 0, estimate: '320.00', takes: 1, bearer: 'landlord' },
    lines: [labour('4', '35.00'), material('Geyser valve', '92.50')],
  },
  {
    ...{ summary: 'Plugs in the kitchen are dead', category: 'electrical', priority: 'urgent', age: 38 },
    ...{ progress: 'closed', contractor: 1, estimate: '80.00', takes: 2, bearer: 'landlord' },
    lines: [labour('2.5', '25.00'), material('Circuit breaker', '18.00')],
  },
  {
    ...{ summary: 'Window broken by a ball', category: 'structural', priority: 'normal', age: 33 },
    ...{ progress: 'closed', contractor: 2, estimate: '45.00', takes: 16, bearer: 'tenant' },
    lines: [labour('1', '20.00'), material('Glass', '22.00')],
  },
  {
    ...{ summary: 'Gutters are blocked', category: 'roof', priority: 'normal', age: 25, progress: 'closed' },
    ...{ contractor: 2, takes: 9, bearer: 'agency', lines: [labour('1.5', '35.00')] },
  },
  {
    ...{ summary: 'Toilet does not stop running', category: 'water', priority: 'urgent', age: 12 },
    ...{ progress: 'completed', contractor: 0, estimate: '60.00', takes: 3 },
    lines: [labour('1.5', '20.00'), material('Cistern valve', '14.50')],
  },
  {
    ...{ summary: 'Paint the lounge another colour', category: 'other', priority: 'low', age: 11 },
    progress: 'declined',
  },
  {
    ...{ summary: 'Roof leaks over the passage', category: 'roof', priority: 'urgent', age: 9 },
    ...{ progress: 'started', contractor: 2, estimate: '180.00' },
  },
  {
    ...{ summary: 'Gate motor does not open', category: 'security', priority: 'normal', age: 8 },
    ...{ progress: 'issued', contractor: 1, estimate: '95.00' },
  },
  {
    ...{ summary: 'Sewer smells in the yard', category: 'plumbing', priority: 'urgent', age: 6 },
    ...{ progress: 'draft', contractor: 0, estimate: '410.00' },
  },
  {
    ...{ summary: 'Cockroaches in the kitchen', category: 'pest', priority: 'normal', age: 5 },
    progress: 'accepted',
  },
  {
    ...{ summary: 'Kitchen tap leaks', category: 'plumbing', priority: 'urgent', age: 3, progress: 'new' },
  },
  {
    ...{ summary: 'Sparks from the main board', category: 'electrical', priority: 'emergency', age: 0 },
    progress: 'new',
  },
];
