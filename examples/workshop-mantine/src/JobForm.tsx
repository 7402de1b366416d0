import { zodResolver } from '@hookform/resolvers/zod';
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { notifications } from '@mantine/notifications';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useCallback, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { type JobValues, jobForm } from '../../workshop/src/jobs/jobForm';
import { createJob } from '../../workshop/src/server/api';
import { Refused } from '../../workshop/src/server/records';
import { MechanicSelect } from './MechanicSelect';
import { MoneyInput } from './MoneyInput';
import { PartFields } from './PartFields';
import { useUnsavedGuard } from './useUnsavedGuard';

export type JobFields = z.input<typeof jobForm>;

dayjs.extend(customParseFormat);

function parseDay(typed: string) {
  const day = dayjs(typed, 'DD/MM/YYYY', true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
}

const empty: JobFields = {
  customer: '',
  plate: '',
  mechanic: '',
  due: '',
  isUrgent: false,
  work: '',
  labour: '',
  parts: [],
};

export function JobForm() {
  const navigate = useNavigate();
  const form = useForm<JobFields, unknown, JobValues>({
    resolver: zodResolver(jobForm),
    defaultValues: empty,
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const [existing, setExisting] = useState<{ id: number; name: string }>();
  const key = useRef(crypto.randomUUID());
  const isSaved = useRef(false);
  const isUnsaved = useRef(false);
  isUnsaved.current = formState.isDirty;
  const guard = useUnsavedGuard(useCallback(() => isUnsaved.current && !isSaved.current, []));

  const refuse = (error: unknown) => {
    if (!(error instanceof Refused)) {
      setError('root', {
        message: 'No answer came. It may have been saved: look at the jobs, or send it again.',
      });
      return;
    }
    // What was sent is known not to be saved: a further attempt is another one.
    key.current = crypto.randomUUID();
    setExisting(error.why.existing);
    const fields = Object.entries(error.why.fields ?? {});
    for (const [name, message] of fields)
      setError(name as keyof JobFields, { message }, { shouldFocus: true });
    if (!error.why.existing && fields.length === 0) setError('root', { message: 'The job was not booked.' });
  };

  const book = async (job: JobValues) => {
    setExisting(undefined);
    try {
      const { id, number } = await createJob(job, key.current);
      isSaved.current = true;
      notifications.show({ message: `Job ${number} booked` });
      void navigate(`/jobs/${id}`);
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Stack>
      <div>
        <Title order={1}>Book Job</Title>
        <Text c="dimmed">A vehicle that comes in, with the work and the parts it needs.</Text>
      </div>
      <form noValidate aria-label="Job" onSubmit={(event) => void handleSubmit(book)(event)}>
        <Stack>
          {errors.root && (
            <Alert color="red" role="alert">
              {errors.root.message}
            </Alert>
          )}
          {existing && (
            <Alert color="yellow" role="alert" title={`${existing.name} is on file already.`}>
              <Anchor component={Link} to={`/jobs/${existing.id}`}>
                Open {existing.name}
              </Anchor>
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Customer"
              withAsterisk
              {...register('customer')}
              error={errors.customer?.message}
            />
            <TextInput label="Plate" withAsterisk {...register('plate')} error={errors.plate?.message} />
            <Controller
              control={control}
              name="mechanic"
              render={({ field, fieldState }) => (
                <MechanicSelect
                  label="Mechanic"
                  withAsterisk
                  {...field}
                  value={field.value || null}
                  onChange={(value) => field.onChange(value ?? '')}
                  error={fieldState.error?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="due"
              render={({ field, fieldState }) => (
                <DateInput
                  label="Due"
                  withAsterisk
                  valueFormat="DD/MM/YYYY"
                  placeholder="dd/mm/yyyy"
                  dateParser={parseDay}
                  {...field}
                  value={field.value || null}
                  onChange={(value) => field.onChange(value ?? '')}
                  error={fieldState.error?.message}
                />
              )}
            />
          </SimpleGrid>
          <Checkbox label="Urgent" {...register('isUrgent')} />
          <Textarea label="Work" withAsterisk rows={3} {...register('work')} error={errors.work?.message} />
          <MoneyInput control={control} name="labour" label="Labour" />
          <PartFields control={control} register={register} errors={errors} />
          <Group justify="end">
            <Button type="submit" loading={isSubmitting}>
              Book Job
            </Button>
          </Group>
        </Stack>
      </form>
      {guard}
    </Stack>
  );
}
