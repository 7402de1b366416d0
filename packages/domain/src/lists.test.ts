import { expect, test } from 'vitest';
import { addressTypes } from './address/index.ts';
import { industries, legalStatuses, organisationTypes, tradingStatuses } from './company/index.ts';
import { contactTypes } from './contact/index.ts';
import { contractorIndustries, contractorStatuses } from './contractor/index.ts';
import { genders, identificationTypes, maritalStatuses } from './individual/index.ts';
import { currencies } from './money/index.ts';
import { riskRatings } from './report/index.ts';
import { accessLevels } from './user/index.ts';

// Word for word as the specification and the contract have them.
test.each<[string, readonly string[], string]>([
  ['address types', addressTypes, 'physical, postal, billing, work, other'],
  ['contact types', contactTypes, 'owner, director, manager, accounts, caretaker, other'],
  [
    'industries',
    industries,
    'Agriculture, Construction, Education, Finance, Healthcare, Hospitality, Information Technology, Manufacturing, Retail, Transportation, Other',
  ],
  ['organisation types', organisationTypes, 'private, public, government, ngo, other'],
  [
    'legal statuses',
    legalStatuses,
    'private_limited, public_limited, limited_by_guarantee, co_operative, foreign, private_business_corporation, partnership, sole_trader, trust, non_profit, parastatal, other',
  ],
  ['trading statuses', tradingStatuses, 'trading, dormant, closed'],
  ['genders', genders, 'male, female, other'],
  ['identification types', identificationTypes, 'national_id, passport'],
  ['marital statuses', maritalStatuses, 'single, married, divorced'],
  ['currencies', currencies, 'USD, ZIG'],
  ['risk ratings', riskRatings, 'Low Risk, Medium Risk, High Risk, High Risk+, Non Payer'],
  ['access levels', accessLevels.map(({ value, label }) => `${value} = ${label}`), '1 = Admin, 2 = User'],
  ['contractor statuses', contractorStatuses, 'Active, Inactive'],
  [
    'contractor industries',
    contractorIndustries,
    'Electrician, Plumber, Landscaping, Carpenter, Pool, General Contractor, HVAC, Inspectors, Interior Decorator, Tilers, Refrigeration, Roofing contractor, Fire Protection / Sprinklers, Security, Telecoms, Flooring, Waste Management, Water providers, Walling / Fencing, Paving, Gas, Dry Walling, Other, Builders, Windows',
  ],
])('%s', (_, values, words) => expect(values.join(', ')).toBe(words));
