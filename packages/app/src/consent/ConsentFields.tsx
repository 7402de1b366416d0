import { CONSENT_DAYS, EVIDENCE_LENGTH, PURPOSE_LENGTH } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import { addDays, isPlainDate } from '@rentsafe/format/date';
import { DateField } from '@rentsafe/ui/DateField';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { Fields } from '../forms/Fields';

/** A consent is offered for as long. */
const OFFERED_DAYS = 90;

/** Where a consent can be seen, what it is for, and its days. */
export function ConsentFields({ purpose = '' }: { purpose?: string }) {
  const [given, setGiven] = useState(today);
  return (
    <>
      <TextField
        label="Evidence"
        name="evidence"
        required
        maxLength={EVIDENCE_LENGTH}
        autoComplete="off"
        hint="Where the signed form is kept, such as: tenant file 12. The person is notified."
      />
      <TextField
        label="Purpose"
        name="purpose"
        required
        maxLength={PURPOSE_LENGTH}
        defaultValue={purpose}
        autoComplete="off"
        hint="What the report is for, such as: application for 4 Baobab Court."
      />
      <Fields>
        <DateField
          label="Given On"
          name="given_on"
          required
          max={today()}
          defaultValue={given}
          onValueChange={({ value }) => setGiven(value)}
        />
        <DateField
          label="Last Day"
          name="until_on"
          required
          defaultValue={addDays(today(), OFFERED_DAYS)}
          hint="At most one year after it was given."
          {...(isPlainDate(given) && { max: addDays(given, CONSENT_DAYS) })}
        />
      </Fields>
    </>
  );
}
