import { claimTypes, type LeaseClaim } from '@rentsafe/domain/claim';
import type { Currency } from '@rentsafe/domain/money';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useState } from 'react';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { CHOOSE, optionsOf } from '../../../../forms/options';
import { claimTypeTexts } from '../../../../text/claimTexts';

interface ClaimFieldsProps {
  /** What a draft says. */
  claim?: Pick<LeaseClaim, 'type' | 'reason'>;
  amount?: { amount: string; currency: Currency } | undefined;
}

/** What is claimed, and why. */
export function ClaimFields({ claim, amount }: ClaimFieldsProps) {
  const [currency, setCurrency] = useState<Currency>(amount?.currency ?? 'USD');
  return (
    <>
      <Fields>
        <Select
          label="Type"
          name="type"
          required
          placeholder={CHOOSE}
          defaultValue={claim?.type}
          options={optionsOf(claimTypes, (type) => claimTypeTexts[type])}
        />
        <CurrencyField required value={currency} onCurrency={setCurrency} />
        <MoneyField
          label="Amount"
          name="amount"
          currency={currency}
          required
          defaultValue={amount?.amount}
          hint="Up to the amount overdue after the grace period."
        />
      </Fields>
      <TextArea
        label="Reason"
        name="reason"
        required
        maxLength={500}
        defaultValue={claim?.reason}
        hint="What the debt is for, and since when."
      />
    </>
  );
}
