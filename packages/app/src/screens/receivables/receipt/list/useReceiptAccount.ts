import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { Currency } from '@rentsafe/domain/money';
import type { Receipt, ReceiptMethod } from '@rentsafe/domain/receipt';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaseQuery } from '../../../../calls/leases';
import { recentReceiptsQuery } from '../../../../calls/receipts';

/** Which kind of account money of a method comes into. */
const kindOf = (method: ReceiptMethod): BankAccount['kind'] =>
  method === 'cash' ? 'cash' : method === 'mobile' ? 'mobile' : 'bank';

/** The account that took money of the currency and the method last, else one of its kind, else any of the currency. */
export function proposedAccount(
  accounts: readonly BankAccount[],
  receipts: readonly Pick<Receipt, 'bank_account' | 'method'>[],
  currency: Currency,
  method: ReceiptMethod,
): BankAccount | undefined {
  const inCurrency = accounts.filter((account) => account.currency === currency);
  const last = receipts
    .filter((receipt) => receipt.method === method)
    .flatMap(({ bank_account }) => inCurrency.filter(({ id }) => id === bank_account?.id))[0];
  return last ?? inCurrency.find(({ kind }) => kind === kindOf(method)) ?? inCurrency[0] ?? accounts[0];
}

/**
 * Where money came in, how, and the currency in which it counts: that of the lease's rent. What follows from the rest is proposed,
 * until somebody chooses it.
 *
 * @param last the receipt before this one.
 */
export function useReceiptAccount(
  accounts: readonly BankAccount[],
  last: Receipt | undefined,
  lease: number | undefined,
) {
  const { data: recent = [] } = useQuery(recentReceiptsQuery);
  const { data: leased } = useQuery({ ...leaseQuery(lease ?? 0), enabled: lease !== undefined });
  const [method, setMethod] = useState<ReceiptMethod>(last?.method ?? 'transfer');
  const [chosenId, chooseAccount] = useState('');
  const [chosenCurrency, chooseCurrency] = useState<Currency>();
  const chosen = accounts.find(({ id }) => String(id) === chosenId);
  const rent = lease === undefined ? undefined : leased?.schedules.find(({ type }) => type === 'rent');
  const receipts = last ? [last, ...recent] : recent;
  const currency =
    chosenCurrency ??
    rent?.currency ??
    chosen?.currency ??
    receipts[0]?.amount.currency ??
    accounts[0]?.currency ??
    'USD';
  const account = chosen ?? proposedAccount(accounts, receipts, currency, method);
  return { account, chooseAccount, currency, chooseCurrency, method, setMethod };
}
