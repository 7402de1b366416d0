import { EVIDENCE_LENGTH, PURPOSE_LENGTH } from '@rentsafe/domain/consent';
import { addDays, daysBetween, isPlainDate, today } from '@rentsafe/domain/date';
import { DateField } from '@rentsafe/ui/DateField';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { Fields } from '../../forms/Fields';

/** A consent is offered for as long. */
const OFFERED_DAYS = 90;
/** Longer ones are unusual. */
const USUAL_DAYS = 366;

const lengthWarning = (given: string, until: string) =>
  isPlainDate(given) && isPlainDate(until) && daysBetween(given, until) > USUAL_DAYS
    ? 'That is more than a year. Ask for no longer than you need it. You can still save.'
    : undefined;

/** Where a consent can be seen, what it is for, and its days. */
export function ConsentFields({ purpose = '' }: { purpose?: string }) {
  const [given, setGiven] = useState(today);
  const [until, setUntil] = useState(() => addDays(today(), OFFERED_DAYS));
  return (
    <>
      <TextField
        label="Evidence"
        name="evidence"
        required
        maxLength={EVIDENCE_LENGTH}
        autoComplete="off"
        hint="Where the consent can be seen: a signed form, an email."
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
          defaultValue={until}
          warning={lengthWarning(given, until)}
          onValueChange={({ value }) => setUntil(value)}
        />
      </Fields>
    </>
  );
}
