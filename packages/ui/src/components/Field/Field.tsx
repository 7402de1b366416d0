'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { FieldNotes, useNotes } from '../../internal/fields/FieldNotes';
import * as styles from '../../internal/fields/field.css';
import type { FieldRootProps } from '../../internal/fields/fieldProps';
import { hidden } from '../../internal/text/hidden.css';

/** What the control inside must carry. */
export interface FieldControlProps {
  /** Connects it with its label. */
  id: string;
  /** Whether the form needs it. */
  required: boolean | undefined;
  /** Set while there is an error. */
  'aria-invalid': InputHTMLAttributes<HTMLInputElement>['aria-invalid'];
  /** Hint and error. */
  'aria-describedby': string | undefined;
}

export interface FieldProps
  extends FieldRootProps,
    Omit<ComponentProps<'div'>, 'children' | keyof FieldRootProps> {
  /** The id of the control. @default a generated one */
  id?: string | undefined;
  /** The name of the control: what the Form around finds wrong under it is shown as the error. */
  name?: string | undefined;
  /** Renders the control; spread what it gets over it. */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label and control with hint, warning and error below it, and the attributes that tie them together. Renders a `div`;
 * `aria-invalid` and `aria-describedby` reach the control.
 */
export function Field({
  label,
  labelHidden,
  hint,
  warning,
  error,
  required,
  id: idProp,
  name,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  children,
  className,
  ...rest
}: FieldProps) {
  checkNamed('field', 'label', label);
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const own = { 'aria-invalid': invalid, 'aria-describedby': describedBy };
  const { notes, attributes } = useNotes(id, { hint, warning, error, name, ...own });
  return (
    <div {...rest} className={clsx(styles.field, className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        data-part="label"
        className={labelHidden ? hidden : clsx(styles.label, required && styles.required)}
      >
        {label}
      </label>
      {children({ id, required, ...attributes })}
      <FieldNotes {...notes} />
    </div>
  );
}
