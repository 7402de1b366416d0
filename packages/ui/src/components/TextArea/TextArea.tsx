'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { orEmpty } from '../../internal/fields/orEmpty';
import { Field } from '../Field';
import { textArea } from './TextArea.css';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | keyof FieldTexts> {
  /** The value that is submitted, or reported; null is empty. With it the field is controlled. */
  value?: string | null | undefined;
  /** The value it starts with, where the component holds it. */
  defaultValue?: string | null | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
}

/**
 * Several lines of text with their label; it grows with them. Controlled or uncontrolled as React's `textarea`.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `textarea`.
 */
export function TextArea({ rows = 3, value, defaultValue, onValueChange, ...props }: TextAreaProps) {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          value={orEmpty(value, '')}
          defaultValue={defaultValue ?? undefined}
          onChange={(event) => {
            rest.onChange?.(event);
            onValueChange?.({ value: event.target.value });
          }}
          data-part="control"
          className={clsx(controlClass, textArea)}
        />
      )}
    </Field>
  );
}
