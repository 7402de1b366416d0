import { laterOf } from '../date/index.ts';
import { openOf, type Payment, type RatedLease } from './facts.ts';

/** The lease with the money that settles no charge yet counted against its oldest open charges, as in the ageing. */
export function withCredits(lease: RatedLease): RatedLease {
  const left = lease.credits
    .map((credit) => ({ ...credit }))
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  const charges = lease.charges.map((charge) => {
    const covered: Payment[] = [];
    let open = openOf(charge);
    for (const credit of left.filter(({ currency }) => currency === charge.currency)) {
      const rest = credit.amount > open ? credit.amount - open : 0n;
      const amount = credit.amount - rest;
      if (amount > 0n) covered.push({ on: laterOf(credit.on, charge.charged_on), amount });
      credit.amount = rest;
      open -= amount;
    }
    return { ...charge, payments: [...charge.payments, ...covered] };
  });
  return { ...lease, charges, credits: left.filter(({ amount }) => amount > 0n) };
}
