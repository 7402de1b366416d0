import { today } from '@rentsafe/domain/date';
import { type Employment, isEmploymentIncomplete } from '@rentsafe/domain/individual';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { Fields, Notice } from '../../forms/Fields';

/** An employment, which is sent only when employer, title and start are known: the form shows that before. */
export function EmploymentFields({ initial = [] }: { initial?: readonly Employment[] | undefined }) {
  const [latest, ...others] = initial;
  const ref = useRef<HTMLFieldSetElement>(null);
  const [changes, setChanges] = useState(0);
  const [isIncomplete, setIncomplete] = useState(false);
  const onChange = () => setChanges((count) => count + 1);

  // After the fields have rendered: a date reaches the form in a hidden input.
  useEffect(() => {
    const form = ref.current?.form;
    if (changes > 0 && form) setIncomplete(isEmploymentIncomplete(new FormData(form)));
  }, [changes]);

  return (
    <Fieldset ref={ref} label="Employment" onChange={onChange}>
      <Text size="sm" tone="muted">
        Optional. If you add a job, employer, job title and start date are needed.
        {others.length > 0 && ` ${others.length} earlier on record, which stay as they are.`}
      </Text>
      <Fields
        notices={
          <Notice>
            {isIncomplete && (
              <Callout tone="warning" title="This employment will not be saved.">
                Fill in Employer Name, Job Title and Start Date, or save the individual without it.
              </Callout>
            )}
          </Notice>
        }
      >
        <TextField
          label="Employer Name"
          name="employer_name"
          autoComplete="off"
          defaultValue={latest?.employer_name ?? ''}
        />
        <TextField
          label="Job Title"
          name="job_title"
          autoComplete="off"
          defaultValue={latest?.job_title ?? ''}
        />
        <DateField
          label="Start Date"
          name="start_date"
          max={today()}
          onValueChange={onChange}
          defaultValue={latest?.start_date ?? undefined}
        />
        <DateField
          label="End Date"
          name="end_date"
          onValueChange={onChange}
          defaultValue={latest?.end_date ?? undefined}
        />
        <TextField
          label="Employer Email"
          name="employer_email"
          type="email"
          autoComplete="off"
          defaultValue={latest?.email ?? ''}
        />
        <MoneyField
          label="Monthly Income"
          name="monthly_income"
          defaultValue={latest?.monthly_income == null ? undefined : String(latest.monthly_income)}
        />
      </Fields>
    </Fieldset>
  );
}
