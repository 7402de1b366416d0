'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useState } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { orEmpty } from '../../internal/fields/orEmpty';
import { Field } from '../Field';
import { PasswordToggle } from './PasswordToggle';
import * as styles from './TextField.css';

export type TextFieldType = 'text' | 'email' | 'password' | 'tel' | 'url';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | keyof FieldTexts> {
  /** `password` brings a button that shows and hides what is typed. @default 'text' */
  type?: TextFieldType | undefined;
  /** The value that is submitted, or reported; null is empty. With it the field is controlled. */
  value?: string | null | undefined;
  /** The value it starts with, where the component holds it. */
  defaultValue?: string | null | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
}

/**
 * One line of text with its label. Controlled or uncontrolled as React's `input`.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function TextField({ type = 'text', value, defaultValue, onValueChange, ...props }: TextFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...control}
            value={orEmpty(value, '')}
            defaultValue={defaultValue ?? undefined}
            type={isPassword && shown ? 'text' : type}
            onChange={(event) => {
              rest.onChange?.(event);
              onValueChange?.({ value: event.target.value });
            }}
            data-part="control"
            className={clsx(controlClass, isPassword && styles.withToggle)}
          />
          {isPassword && (
            <PasswordToggle controls={control.id} shown={shown} onToggle={() => setShown(!shown)} />
          )}
        </div>
      )}
    </Field>
  );
}
