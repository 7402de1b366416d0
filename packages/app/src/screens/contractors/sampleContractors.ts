import type { ContractorIndustry } from '@rentsafe/domain/contractor';
import type { Currency } from '@rentsafe/domain/money';

/** A contractor as the list shows it. Rate of an hour. */
export interface ContractorRow {
  id: number;
  name: string;
  industry: ContractorIndustry;
  contactPerson: string;
  mobile: string;
  rate: number;
  currency: Currency;
}

/** What the contractor list shows until the backend supplies it: the screen tags it 'Sample data'. */
export const contractorSummary = [
  { label: 'Total', value: '10' },
  { label: 'Active', value: '10' },
  { label: 'Inactive', value: '10' },
] as const;

export const sampleContractors: readonly ContractorRow[] = [
  {
    id: 1,
    name: 'Msasa Electrical',
    industry: 'Electrician',
    contactPerson: 'Tendai Moyo',
    mobile: '+263 77 000 0001',
    rate: 25,
    currency: 'USD',
  },
  {
    id: 2,
    name: 'Kopje Plumbing',
    industry: 'Plumber',
    contactPerson: 'Rudo Makoni',
    mobile: '+263 77 000 0002',
    rate: 20,
    currency: 'USD',
  },
  {
    id: 3,
    name: 'Jacaranda Gardens',
    industry: 'Landscaping',
    contactPerson: 'Nomsa Dube',
    mobile: '+263 77 000 0003',
    rate: 450,
    currency: 'ZIG',
  },
  {
    id: 4,
    name: 'Baobab Roofing',
    industry: 'Roofing contractor',
    contactPerson: 'Farai Chirwa',
    mobile: '+263 77 000 0004',
    rate: 35,
    currency: 'USD',
  },
  {
    id: 5,
    name: 'Mukuvisi Fire Services',
    industry: 'Fire Protection / Sprinklers',
    contactPerson: 'Garikai Shumba',
    mobile: '+263 77 000 0005',
    rate: 40,
    currency: 'USD',
  },
];
