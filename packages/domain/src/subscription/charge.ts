import { atRate, type Minor } from '@rentsafe/format/money';

/** The terms of a plan, in minor units. */
export interface PlanTerms {
  name: string;
  monthly: Minor;
  leases_included: number;
  per_lease: Minor;
  reports_included: number;
  per_report: Minor;
}

/** What a client used in a month: leases in force on its last day, and reports that it issued. */
export interface Usage {
  leases: number;
  reports: number;
}

export interface UsageLine {
  description: string;
  quantity: number;
  rate: Minor;
  amount: Minor;
}

const above = (used: number, included: number) => Math.max(0, used - included);

/** What a month costs, line by line; what is included has none. */
export function usageLines(plan: PlanTerms, { leases, reports }: Usage): UsageLine[] {
  const line = (description: string, quantity: number, rate: Minor): UsageLine[] =>
    quantity === 0 ? [] : [{ description, quantity, rate, amount: BigInt(quantity) * rate }];
  return [
    { description: plan.name, quantity: 1, rate: plan.monthly, amount: plan.monthly },
    ...line(`Leases above ${plan.leases_included}`, above(leases, plan.leases_included), plan.per_lease),
    ...line(`Reports above ${plan.reports_included}`, above(reports, plan.reports_included), plan.per_report),
  ];
}

/** The net of the lines, and VAT on it, rounded once. */
export function invoiceAmounts(lines: readonly UsageLine[], vatBasisPoints: number) {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const vat = atRate(net, vatBasisPoints);
  return { net, vat, total: net + vat };
}
