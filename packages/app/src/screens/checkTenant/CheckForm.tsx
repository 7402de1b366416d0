import { announce } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { CodeField } from '@rentsafe/ui/CodeField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { type FormEvent, useRef, useState } from 'react';
import { capitalised } from '../../page/capitalised';
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

const options = numberKinds.map((value) => ({
  value,
  label: value === 'company' ? 'Company' : capitalised(kindTexts[value]),
}));

const ofNames = 'Enter a number. By name you find people with Search everywhere, at the top of the page.';

export interface CheckFormProps {
  /** What stands there at the start. */
  initial?: CheckedNumber | undefined;
  /** Why that could not be looked up. */
  failure?: string | undefined;
  /** Looks a number up; returns why it could not be. */
  onCheck: (checked: CheckedNumber) => Promise<string | undefined>;
}

/** A number, and what it is the number of: as it looks, unless somebody chooses. */
export function CheckForm({ initial, failure: firstFailure, onCheck }: CheckFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial?.number ?? '');
  const [chosen, setChosen] = useState<NumberKind | undefined>(initial?.kind);
  const [failure, setFailure] = useState(firstFailure);
  const [pending, setPending] = useState(false);
  const kind = chosen ?? kindOf(typed);
  // What stands in the field: the state is behind until it has rendered.
  const written = (number: string) => writtenNumber({ number, kind: chosen ?? kindOf(number) });

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
    <form
      aria-label="Check a tenant"
      noValidate
      className={styles.form}
      onSubmit={(event) => void check(event)}
    >
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
            if (value === '') setChosen(undefined);
          }}
        />
        <Button type="submit" variant="primary" pending={pending} className={styles.button}>
          Check
        </Button>
      </div>
      <RadioGroup
        label="It is a"
        options={options}
        value={kind}
        onValueChange={({ value }) => {
          setChosen(value);
          setFailure(undefined);
        }}
      />
    </form>
  );
}
