'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { Field, type FieldTexts } from '../Field/Field';
import { PasswordToggle } from './PasswordToggle';
import * as styles from './TextField.css';

export type TextFieldType = 'text' | 'email' | 'password' | 'tel' | 'url';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** `password` brings a button that shows and hides what is typed. @default 'text' */
  type?: TextFieldType;
}

/**
 * One line of text with its label. Controlled or uncontrolled as React's `input`.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  type = 'text',
  className,
  style,
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...{ label, labelHidden, hint, error, required, id, name: rest.name, className, style }}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...control}
            aria-describedby={clsx(control['aria-describedby'], rest['aria-describedby']) || undefined}
            type={isPassword && shown ? 'text' : type}
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
