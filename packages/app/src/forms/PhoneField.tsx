import { TextField, type TextFieldProps } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { readPhones } from '../calls/e164';
import { phoneWarning } from './warnings';

type PhoneFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'required' | 'hint' | 'defaultValue'>;

/** Telephones: when one leaves the field they are written as they are read, and what is none is pointed out. */
export function PhoneField(props: PhoneFieldProps) {
  const [warning, setWarning] = useState<string>();

  async function settle(input: HTMLInputElement) {
    const typed = input.value;
    const { text, impossible } = await readPhones(typed);
    // Somebody is typing again.
    if (input.value !== typed || input === document.activeElement) return;
    input.value = text;
    setWarning(phoneWarning(impossible));
  }

  return (
    <TextField
      {...props}
      type="tel"
      autoComplete="off"
      warning={warning}
      onChange={() => setWarning(undefined)}
      onBlur={({ target }) => void settle(target)}
    />
  );
}
