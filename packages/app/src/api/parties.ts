import type { ComboboxOption, ComboboxSearch } from '@rentsafe/ui/Combobox';
import { findCompanies } from './companies';
import { findIndividuals } from './individuals';

/** People and companies of the register, by name or number. */
export const findParties: ComboboxSearch = async (q, signal) => {
  const [people, companies] = await Promise.all([findIndividuals(q, signal), findCompanies(q, signal)]);
  const of = (type: string, options: readonly ComboboxOption[]) =>
    options.slice(0, 10).map((option) => ({
      ...option,
      value: `${type}:${option.value}`,
      description: [type === 'company' && 'Company', option.description].filter(Boolean).join(' · '),
    }));
  return [...of('individual', people), ...of('company', companies)];
};
