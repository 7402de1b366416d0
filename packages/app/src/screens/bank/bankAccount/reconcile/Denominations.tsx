import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal } from '@rentsafe/format/money';
import { Grid } from '@rentsafe/ui/Grid';
import { NumberField } from '@rentsafe/ui/NumberField';
import { useState } from 'react';

/** Notes and coins in use, in minor units. */
const denominations: Readonly<Record<Currency, readonly bigint[]>> = {
  USD: [10000n, 5000n, 2000n, 1000n, 500n, 200n, 100n, 50n, 25n, 10n, 5n, 1n],
  ZIG: [20000n, 10000n, 5000n, 2000n, 1000n, 500n, 200n, 100n, 50n, 25n, 10n],
};

const piecesOf = (typed: string | undefined) => (typed && /^\d{1,7}$/.test(typed) ? BigInt(typed) : 0n);

interface DenominationsProps {
  currency: Currency;
  onTotal: (minor: bigint) => void;
}

/** Adds up how many there are of each note and coin. Nothing of it is sent but the sum. */
export function Denominations({ currency, onTotal }: DenominationsProps) {
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>({});

  function change(worth: bigint, typed: string) {
    const next = { ...pieces, [String(worth)]: typed };
    setPieces(next);
    onTotal(denominations[currency].reduce((sum, each) => sum + each * piecesOf(next[String(each)]), 0n));
  }

  return (
    <Grid columns={4} columnMinWidth="7rem">
      {denominations[currency].map((worth) => (
        <NumberField
          key={String(worth)}
          label={formatMoney(toDecimal(worth), currency)}
          min={0}
          value={pieces[String(worth)] ?? ''}
          onValueChange={({ value }) => change(worth, value)}
        />
      ))}
    </Grid>
  );
}
