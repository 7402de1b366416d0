import { TextField, type TextFieldProps } from '@rentsafe/ui/TextField';
import { useState } from 'react';

interface CheckedFieldProps extends TextFieldProps {
  /** What is unusual about a text; undefined when nothing is. */
  check: (typed: string) => string | undefined;
}

/** A text that is looked at when one leaves it: what is unusual is pointed out, and blocks nothing. */
export function CheckedField({ check, ...props }: CheckedFieldProps) {
  const [warning, setWarning] = useState<string>();
  return (
    <TextField
      {...props}
      warning={warning}
      onChange={() => setWarning(undefined)}
      onBlur={({ target }) => setWarning(check(target.value.trim()))}
    />
  );
}
