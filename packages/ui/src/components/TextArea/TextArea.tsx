'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { Field, type FieldTexts } from '../Field/Field';
import { textArea } from './TextArea.css';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/**
 * Several lines of text with their label; it grows with them. Controlled or uncontrolled as React's `textarea`.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `textarea`.
 */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  rows = 3,
  className,
  style,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, required, id, name: rest.name, className, style }}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          aria-describedby={clsx(control['aria-describedby'], rest['aria-describedby']) || undefined}
          className={clsx(controlClass, textArea)}
        />
      )}
    </Field>
  );
}
