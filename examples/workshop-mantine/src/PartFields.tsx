import { Button, Fieldset, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import {
  type Control,
  Controller,
  type FieldErrors,
  type UseFormRegister,
  useFieldArray,
} from 'react-hook-form';
import type { JobValues } from '../../workshop/src/jobs/jobForm';
import type { JobFields } from './JobForm';
import { MoneyInput } from './MoneyInput';

interface PartFieldsProps {
  control: Control<JobFields, unknown, JobValues>;
  register: UseFormRegister<JobFields>;
  errors: FieldErrors<JobFields>;
}

export function PartFields({ control, register, errors }: PartFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  return (
    <Fieldset legend="Parts">
      <Stack>
        {fields.length === 0 && <Text size="sm">No parts yet.</Text>}
        {fields.map(({ id }, index) => (
          <Fieldset key={id} legend={`Part ${index + 1}`} variant="unstyled">
            <Group align="start" grow>
              <TextInput
                label="Name"
                withAsterisk
                {...register(`parts.${index}.name`)}
                error={errors.parts?.[index]?.name?.message}
              />
              <Controller
                control={control}
                name={`parts.${index}.quantity`}
                render={({ field, fieldState }) => (
                  <NumberInput
                    label="Quantity"
                    withAsterisk
                    min={1}
                    allowDecimal={false}
                    hideControls
                    {...field}
                    value={field.value as number | string}
                    error={fieldState.error?.message}
                  />
                )}
              />
              <MoneyInput control={control} name={`parts.${index}.price`} label="Price" />
            </Group>
            <Button
              variant="default"
              size="xs"
              mt="xs"
              aria-label={`Remove Part ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove Part
            </Button>
          </Fieldset>
        ))}
        <Group>
          <Button variant="default" onClick={() => append({ name: '', quantity: '', price: '' })}>
            Add Part
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
