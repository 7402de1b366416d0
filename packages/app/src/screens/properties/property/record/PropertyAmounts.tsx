import { currencies } from '@rentsafe/domain/money';
import type { Property } from '@rentsafe/domain/property';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Fields } from '../../../../forms/Fields';

const groups = [
  {
    name: 'repair_limit',
    label: 'Repair Limit',
    hint: 'The landlord must agree to work above this amount, in either currency. Leave both blank for no limit.',
  },
  { name: 'value', label: 'Value', hint: 'Market value of the property.' },
] as const;

/** What the landlord has agreed to, and what the property is worth, in each currency. */
export const PropertyAmounts = ({ property }: { property: Property }) => (
  <Fieldset label="Repairs and value">
    <Fields>
      {groups.flatMap(({ name, label, hint }) =>
        currencies.map((currency) => (
          <MoneyField
            key={`${name} ${currency}`}
            label={`${label}, ${currency}`}
            name={`${name}_${currency.toLowerCase()}`}
            currency={currency}
            defaultValue={property[name].find((money) => money.currency === currency)?.amount ?? ''}
            hint={currency === 'USD' ? hint : undefined}
          />
        )),
      )}
    </Fields>
  </Fieldset>
);
