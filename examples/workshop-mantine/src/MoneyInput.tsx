import { NumberInput } from '@mantine/core';
import { type Control, Controller, type FieldPath } from 'react-hook-form';
import type { JobValues } from '../../workshop/src/jobs/jobForm';
import type { JobFields } from './JobForm';

interface MoneyInputProps {
  control: Control<JobFields, unknown, JobValues>;
  name: FieldPath<JobFields>;
  label: string;
}

/** An amount in pounds, as decimal text. */
export function MoneyInput({ control, name, label }: MoneyInputProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberInput
          label={label}
          withAsterisk
          prefix="£"
          min={0}
          decimalScale={2}
          fixedDecimalScale
          thousandSeparator=","
          hideControls
          {...field}
          value={field.value as string}
          onChange={(value) => field.onChange(String(value))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
