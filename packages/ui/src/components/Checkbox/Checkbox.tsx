'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { Choice } from '../../internal/fields/Choice';
import { box, checkbox } from '../../internal/fields/choice.css';
import { useIssue } from '../../internal/fields/FormContext';
import type { FieldTexts } from '../Field/Field';

export interface CheckboxProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Neither on nor off: some of what it stands for is chosen. @default false */
  indeterminate?: boolean;
}

/**
 * Yes or no, sent with its form. Renders the browser's own checkbox. `className` and `style` reach the `div` around box
 * and label; `ref` and the rest reach the `input`.
 */
export function Checkbox({ indeterminate = false, error, ref, ...rest }: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const issue = useIssue(rest.name);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice
      {...rest}
      ref={inputRef}
      error={error || issue}
      type="checkbox"
      boxClassName={clsx(box, checkbox)}
    />
  );
}
