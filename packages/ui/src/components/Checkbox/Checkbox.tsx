'use client';

import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { Choice, type ChoiceProps } from '../../internal/fields/Choice';
import { box, checkbox } from '../../internal/fields/choice.css';
import { useIssue } from '../../internal/fields/FormContext';
import { useMergedRef } from '../../internal/hooks/useMergedRef';

export interface CheckboxProps extends Omit<ChoiceProps, 'type'> {
  /** Neither on nor off: some of what it stands for is chosen. @default false */
  indeterminate?: boolean | undefined;
}

/**
 * Yes or no, sent with its form. Renders the browser's own checkbox, controlled by `checked` or uncontrolled. `className` and
 * `style` reach the `div` around box and label; `ref` and the rest reach the `input`.
 */
export function Checkbox({ indeterminate = false, error, ref: callersRef, ...rest }: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(inputRef, callersRef);
  const issue = useIssue(rest.name);
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice {...rest} ref={ref} error={error || issue} type="checkbox" boxClassName={clsx(box, checkbox)} />
  );
}
