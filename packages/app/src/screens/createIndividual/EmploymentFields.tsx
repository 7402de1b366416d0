import { today } from '@rentsafe/domain/date';
import { isEmploymentIncomplete } from '@rentsafe/domain/individual';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { Fields, Notice } from '../../forms/Fields';

/** An employment, which is sent only when employer, title and start are known: the form shows that before. */
export function EmploymentFields() {
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
    <Fieldset ref={ref} legend="Employment" onChange={onChange}>
      <Text size="sm" tone="muted">
        Optional. If you add a job, employer, job title and start date are needed.
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
        <TextField label="Employer Name" name="employer_name" autoComplete="off" />
        <TextField label="Job Title" name="job_title" autoComplete="off" />
        <DateField label="Start Date" name="start_date" max={today()} onValueChange={onChange} />
        <DateField label="End Date" name="end_date" onValueChange={onChange} />
        <TextField label="Employer Email" name="employer_email" type="email" autoComplete="off" />
        <MoneyField label="Monthly Income" name="monthly_income" />
      </Fields>
    </Fieldset>
  );
}
