import { announce } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { CodeField } from '@rentsafe/ui/CodeField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { type FormEvent, useRef, useState } from 'react';
import { capitalised } from '../../text/capitalised';
import * as styles from './CheckForm.css';
import {
  type CheckedNumber,
  kindOf,
  kindTexts,
  type NumberKind,
  numberKinds,
  numberProblem,
  writtenNumber,
} from './checkedNumber';

const optionOf = (value: NumberKind) => ({
  value,
  label: value === 'company' ? 'Company' : capitalised(kindTexts[value]),
});

const ofNames = 'Enter a number. To search by name, use Search everywhere at the top of the page.';

export interface CheckFormProps {
  /** @default Check a tenant */
  label?: string;
  /** On the button. @default Check */
  action?: string;
  /** What the number may be of. @default all kinds */
  kinds?: readonly NumberKind[];
  /** What stands there at the start. */
  initial?: CheckedNumber | undefined;
  /** Why that could not be looked up. */
  failure?: string | undefined;
  /** Looks a number up; returns why it could not be. */
  onCheck: (checked: CheckedNumber) => Promise<string | undefined>;
}

/** A number, and what it is the number of: as it looks, unless somebody chooses. */
export function CheckForm({
  label = 'Check a tenant',
  action = 'Check',
  kinds = numberKinds,
  initial,
  failure: firstFailure,
  onCheck,
}: CheckFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial?.number ?? '');
  const only = kinds.length === 1 ? kinds[0] : undefined;
  const [chosen, setChosen] = useState<NumberKind | undefined>(initial?.kind ?? only);
  const [failure, setFailure] = useState(firstFailure);
  const [pending, setPending] = useState(false);
  /** As it looks, of those that are wanted. */
  const guess = (number: string) => kinds.find((one) => one === kindOf(number)) ?? kinds[0] ?? 'national_id';
  const kind = chosen ?? guess(typed);
  // What stands in the field: the state is behind until it has rendered.
  const written = (number: string) => writtenNumber({ number, kind: chosen ?? guess(number) });

  async function check(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const box = input.current;
    const isName = chosen === undefined && !/\d/.test(typed);
    if (typed === '' || isName || !box?.checkValidity()) {
      if (typed.trim() === '') setFailure('Enter a number.');
      else if (isName) setFailure(ofNames);
      box?.focus();
      return;
    }
    setFailure(undefined);
    setPending(true);
    const failed = await onCheck({ number: written(typed), kind });
    setPending(false);
    setFailure(failed);
    if (failed === undefined) return;
    announce(failed, { politeness: 'assertive' });
    box.focus();
  }

  return (
    <form aria-label={label} noValidate className={styles.form} onSubmit={(event) => void check(event)}>
      <div className={styles.row}>
        <CodeField
          ref={input}
          className={styles.field}
          label="National ID, passport or registration number"
          name="number"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={initial?.number ?? ''}
          normalise={written}
          check={(number) => numberProblem({ number, kind })}
          error={failure}
          onValueChange={({ value }) => {
            setTyped(value);
            setFailure(undefined);
            if (value === '') setChosen(only);
          }}
        />
        <Button type="submit" variant="primary" pending={pending} className={styles.button}>
          {action}
        </Button>
      </div>
      {!only && (
        <RadioGroup
          label="Number Type"
          options={kinds.map(optionOf)}
          value={kind}
          onValueChange={({ value }) => {
            setChosen(value);
            setFailure(undefined);
          }}
        />
      )}
    </form>
  );
}
