import { expect, it } from 'vitest';
import { planPortfolio, providerPortfolio } from './portfolioPlan.ts';

it('the sample portfolio is the same wherever it is made', () => {
  const [first] = planPortfolio(providerPortfolio, '2026-03-05');
  expect(first).toMatchInlineSnapshot(`
    {
      "address": {
        "city_id": 39,
        "street_name": "Market Square",
        "street_number": "37",
        "suburb_id": 146,
      },
      "building_name": null,
      "owners": [
        {
          "from_on": "2015-01-01",
          "landlord": 0,
        },
      ],
      "property_type": "House",
      "units": [
        {
          "leases": [
            {
              "every": 1,
              "from_on": "2023-06-01",
              "service": [],
              "steps": [
                {
                  "amount": 630,
                  "from_on": "2023-06-01",
                },
              ],
              "to_on": "2024-05-31",
            },
            {
              "every": 1,
              "from_on": "2024-06-01",
              "service": [],
              "steps": [
                {
                  "amount": 660,
                  "from_on": "2024-06-01",
                },
              ],
              "to_on": "2025-05-31",
            },
            {
              "every": 1,
              "from_on": "2025-08-01",
              "service": [],
              "steps": [
                {
                  "amount": 695,
                  "from_on": "2025-08-01",
                },
              ],
              "to_on": "2026-07-31",
            },
          ],
          "unit_number": "1",
        },
      ],
    }
  `);
});
