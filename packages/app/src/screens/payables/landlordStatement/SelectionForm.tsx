import { currencies } from '@rentsafe/domain/money';
import {
  monthLabel,
  type StatementSelection,
  selectionForm,
  statementMonths,
} from '@rentsafe/domain/statement';
import { Button } from '@rentsafe/ui/Button';
import { Combobox, type ComboboxSearch } from '@rentsafe/ui/Combobox';
import { Form } from '@rentsafe/ui/Form';
import { Grid } from '@rentsafe/ui/Grid';
import { Select } from '@rentsafe/ui/Select';
import { findLandlordNames, findPropertyNames } from '../../../calls/landlordStatements';
import { optionsOf } from '../../../forms/options';

export interface SelectionFormProps {
  /** What is selected. */
  selection: StatementSelection;
  /** Those that are offered, the latest first. */
  years: readonly number[];
  onSelect: (selection: StatementSelection) => void;
}

const ranges: { name: 'from' | 'to' | 'pfrom' | 'pto'; label: string; search: ComboboxSearch }[] = [
  { name: 'from', label: 'Landlord From', search: findLandlordNames },
  { name: 'to', label: 'Landlord To', search: findLandlordNames },
  { name: 'pfrom', label: 'Property From', search: findPropertyNames },
  { name: 'pto', label: 'Property To', search: findPropertyNames },
];

/** Which landlords, properties, period and currency the statements are about. */
export function SelectionForm({ selection, years, onSelect }: SelectionFormProps) {
  const { year, month, currency } = selection;
  const offered = years.includes(year) ? years : [...years, year].toSorted((a, b) => b - a);
  return (
    <Form
      method="post"
      aria-label="Selection"
      schema={selectionForm}
      onSubmit={({ value }) => onSelect(value)}
      actions={
        <Button type="submit" variant="primary">
          Submit
        </Button>
      }
    >
      <Grid columns={4} columnMinWidth="11rem">
        {ranges.map(({ name, label, search }) => (
          <Combobox
            key={name}
            name={name}
            label={label}
            search={search}
            required
            defaultValue={{ value: selection[name], label: selection[name] }}
          />
        ))}
        <Select
          name="year"
          label="Year"
          required
          options={optionsOf(offered.map(String))}
          defaultValue={String(year)}
        />
        <Select
          name="month"
          label="Month"
          required
          options={optionsOf(statementMonths, monthLabel)}
          defaultValue={month}
        />
        <Select
          name="currency"
          label="Currency"
          required
          options={optionsOf(currencies)}
          defaultValue={currency}
        />
      </Grid>
    </Form>
  );
}
