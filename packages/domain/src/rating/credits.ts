import { laterOf } from '@rentsafe/format/date';
import type { Minor } from '@rentsafe/format/money';
import { type Currency, currencies } from '../money/index.ts';
import { openOf, type Payment, type RatedCharge, type RatedLease } from './facts.ts';

const byDay = (a: Payment, b: Payment) => (a.on < b.on ? -1 : Number(a.on > b.on));

/** What is left of payments, in their order, and what is taken, when the latest give back an amount; `missing` is what they do not have. */
function takeBack<Each extends Payment>(payments: readonly Each[], amount: Minor) {
  const left = payments.map((payment) => ({ ...payment }));
  const taken: Payment[] = [];
  let missing = amount;
  for (const payment of left.toSorted(byDay).toReversed()) {
    const part = payment.amount < missing ? payment.amount : missing;
    if (part > 0n) taken.push({ on: payment.on, amount: part });
    payment.amount -= part;
    missing -= part;
  }
  return { left: left.filter((payment) => payment.amount > 0n), taken, missing };
}

type Placed = RatedCharge & { place: number };

/** Without the latest payments, where more money is gone than there was: what was paid back never paid anything. */
function withoutPaidBack(charges: readonly Placed[], amount: Minor): readonly Placed[] {
  const payments = charges.flatMap(({ place, payments: own }) =>
    own.map((payment) => ({ ...payment, place })),
  );
  const { left } = takeBack(payments, amount);
  return charges.map((charge) => ({
    ...charge,
    payments: left.filter(({ place }) => place === charge.place),
  }));
}

/** What was paid of a charge and, on a day on which both what bounced later and what replaced it were there, too much: other money. */
function splitTwice(charge: Placed): { charge: Placed; twice: Payment[] } {
  const open = openOf(charge);
  if (open >= 0n) return { charge, twice: [] };
  const { left, taken } = takeBack(charge.payments, -open);
  return { charge: { ...charge, payments: left }, twice: taken };
}

function coveredIn(currency: Currency, all: readonly Placed[], lease: RatedLease) {
  const split = all.filter((charge) => charge.currency === currency).map(splitTwice);
  const unused = lease.credits.filter((credit) => credit.currency === currency);
  const money = [
    ...unused,
    ...split.flatMap(({ twice }) => twice.map((payment) => ({ ...payment, currency }))),
  ].toSorted(byDay);
  const gone = money.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n);
  const { left: credits, missing } = takeBack(
    money.filter(({ amount }) => amount > 0n),
    gone,
  );
  const own = withoutPaidBack(
    split.map(({ charge }) => charge),
    missing,
  );
  // As it would be allocated: not to what is disputed, while there is anything else.
  const charges = [false, true].flatMap((isDisputed) =>
    own.filter((charge) => charge.isDisputed === isDisputed),
  );
  const covered = charges.map((charge) => {
    if (charge.isLate) return charge;
    const payments: Payment[] = [...charge.payments];
    let open = openOf(charge);
    for (const credit of credits) {
      const amount = credit.amount < open ? credit.amount : open;
      if (amount <= 0n) continue;
      payments.push({ on: laterOf(credit.on, charge.charged_on), amount });
      credit.amount -= amount;
      open -= amount;
    }
    return { ...charge, payments };
  });
  return { charges: covered, credits: credits.filter(({ amount }) => amount > 0n) };
}

/** The lease with the money that settles no charge yet counted against its oldest open charges, as in the ageing. */
export function withCredits(lease: RatedLease): RatedLease {
  const placed = lease.charges.map((charge, place) => ({ ...charge, place }));
  const covered = currencies.map((currency) => coveredIn(currency, placed, lease));
  const charges = covered.flatMap((own) => own.charges).toSorted((a, b) => a.place - b.place);
  return { ...lease, charges, credits: covered.flatMap((own) => own.credits) };
}
