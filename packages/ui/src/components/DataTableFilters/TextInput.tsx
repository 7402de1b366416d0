import { useState } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { Field } from '../Field';

interface TextInputProps {
  label: string;
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Keeps what is typed: an address has it without the space at its end. */
export function TextInput({ label, labelHidden, value, onChange }: TextInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value.trim()) setTyped(value);
  }
  return (
    <Field {...{ label, labelHidden }}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          className={controlClass}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
