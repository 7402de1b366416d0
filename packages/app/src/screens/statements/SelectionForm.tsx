import { currencies } from '@rentsafe/domain/money';
import {
  ALL,
  defaultSelection,
  monthLabel,
  type StatementSelection,
  selectionForm,
  statementMonths,
  statementYears,
} from '@rentsafe/domain/statement';
import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { Grid } from '@rentsafe/ui/Grid';
import { Select, type SelectOption } from '@rentsafe/ui/Select';
import { sampleLandlords, sampleProperties } from './sampleStatements';

export interface SelectionFormProps {
  onSelect: (selection: StatementSelection) => void;
}

const withAll = (options: readonly SelectOption[]) => [{ value: ALL, label: ALL }, ...options];
const same = (value: string | number) => ({ value: String(value), label: String(value) });

const selects: { name: keyof StatementSelection; label: string; options: readonly SelectOption[] }[] = [
  { name: 'from', label: 'Landlord From', options: withAll(sampleLandlords) },
  { name: 'to', label: 'Landlord To', options: withAll(sampleLandlords) },
  { name: 'pfrom', label: 'Property From', options: withAll(sampleProperties) },
  { name: 'pto', label: 'Property To', options: withAll(sampleProperties) },
  { name: 'year', label: 'Year', options: statementYears.map(same) },
  {
    name: 'month',
    label: 'Month',
    options: statementMonths.map((value) => ({ value, label: monthLabel(value) })),
  },
  { name: 'currency', label: 'Currency', options: currencies.map(same) },
];

/** Which landlords, properties, period and currency the statement is about. */
export function SelectionForm({ onSelect }: SelectionFormProps) {
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
        {selects.map(({ name, label, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            options={options}
            required
            defaultValue={String(defaultSelection[name])}
          />
        ))}
      </Grid>
    </Form>
  );
}
