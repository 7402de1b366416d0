import { expect, it } from 'vitest';
import { planPortfolio } from './portfolioPlan.ts';

it('the sample portfolio is the same wherever it is made', () => {
  const [first] = planPortfolio('2026-03-05');
  expect(first).toMatchInlineSnapshot(`
    {
      "address": {
        "city_id": 39,
        "street_name": "Market Square",
        "street_number": "37",
        "suburb_id": 146,
      },
      "building_name": null,
      "landlord": 0,
      "property_type": "House",
      "units": [
        {
          "leases": [
            {
              "from_on": "2023-06-01",
              "steps": [
                {
                  "amount": 630,
                  "from_on": "2023-06-01",
                },
              ],
              "to_on": "2024-05-31",
            },
            {
              "from_on": "2024-06-01",
              "steps": [
                {
                  "amount": 660,
                  "from_on": "2024-06-01",
                },
              ],
              "to_on": "2025-05-31",
            },
            {
              "from_on": "2025-08-01",
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
