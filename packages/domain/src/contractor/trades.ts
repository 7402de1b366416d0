import type { MaintenanceCategory } from '../maintenance/schema.ts';
import type { ContractorIndustry } from './schema.ts';

/** Who takes any work. */
const anyWork: readonly ContractorIndustry[] = ['General Contractor', 'Other'];

const trades: Readonly<Record<MaintenanceCategory, readonly ContractorIndustry[] | null>> = {
  plumbing: ['Plumber', 'Water providers'],
  electrical: ['Electrician', 'Telecoms'],
  structural: [
    ...(['Builders', 'Carpenter', 'Dry Walling', 'Tilers', 'Flooring', 'Windows'] as const),
    ...(['Walling / Fencing', 'Paving', 'Interior Decorator'] as const),
  ],
  roof: ['Roofing contractor', 'Builders', 'Carpenter'],
  appliance: ['Refrigeration', 'HVAC', 'Gas', 'Electrician'],
  security: ['Security', 'Fire Protection / Sprinklers', 'Telecoms', 'Walling / Fencing', 'Electrician'],
  garden: ['Landscaping', 'Pool', 'Walling / Fencing', 'Paving'],
  pest: [],
  cleaning: ['Waste Management'],
  water: ['Water providers', 'Plumber', 'Pool'],
  other: null,
};

/** The trades that do such work; null where any may. */
export const tradesOf = (category: MaintenanceCategory): readonly ContractorIndustry[] | null => {
  const found = trades[category];
  return found && [...found, ...anyWork];
};
