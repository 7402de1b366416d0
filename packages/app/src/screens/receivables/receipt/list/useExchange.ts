import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { decimalOrText } from '@rentsafe/domain/form';
import { type Currency, exchanged, isRate } from '@rentsafe/domain/money';
import { lastRateOf } from '@rentsafe/domain/rate';
import { isPlainDate, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recentRatesQuery } from '../../../../calls/currency';
import { typedMinor } from '../../../../forms/typedMinor';

/** What came into an account of the other currency, and at which rate. */
export interface Exchange {
  account: BankAccount;
  paid: string;
  rate: string;
  /** The day of the rate, where it is the book's. */
  rateOn: PlainDate | undefined;
  setPaid: (paid: string) => void;
  setRate: (rate: string) => void;
}

/** An amount at a rate, in the other currency; '' until both are typed. */
function exchangedText(typed: string, currency: Currency, typedRate: string): string {
  const [minor, rate] = [typedMinor(typed), decimalOrText(typedRate)];
  return minor > 0n && isRate(rate) ? toDecimal(exchanged(minor, currency, rate)) : '';
}

/**
 * What money comes to in the currency in which it counts. Into an account of the other currency it is what was paid, at the book's
 * rate of the day until another is typed.
 *
 * @param typed the amount as it was typed.
 */
export function useExchange(
  typed: string,
  currency: Currency,
  account: BankAccount | undefined,
  receivedOn: string,
): { amount: string; exchange: Exchange | undefined } {
  const { data: rates = [] } = useQuery(recentRatesQuery);
  const place = `${account?.id} ${currency}`;
  const [stored, setStored] = useState<{ place: string; paid?: string; rate?: string }>({ place });
  if (!account || account.currency === currency) return { amount: typed, exchange: undefined };
  // What was typed of one pair of currencies says nothing of another.
  const own = stored.place === place ? stored : { place };
  const last = isPlainDate(receivedOn) ? lastRateOf(rates, receivedOn) : undefined;
  const rate = own.rate ?? last?.rate ?? '';
  const paid = own.paid ?? exchangedText(typed, currency, rate);
  return {
    amount: exchangedText(paid, account.currency, rate),
    exchange: {
      ...{ account, paid, rate, rateOn: own.rate === undefined ? last?.on : undefined },
      setPaid: (next) => setStored({ ...own, paid: next }),
      setRate: (next) => setStored({ ...own, rate: next }),
    },
  };
}
