'use client';

import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { useIssue } from '../../internal/fields/FormContext';
import * as styles from '../../internal/fields/field.css';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

/** What the control inside must carry. */
export interface FieldControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The texts around a control, taken by every field. */
export interface FieldTexts {
  /** The visible name of the control. */
  label: ReactNode;
  /** Keeps the label for assistive technology alone: where the place makes it clear, as in a search box. */
  labelHidden?: boolean;
  /** Helps before anything is typed: format, unit, why it is asked. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode;
  /** Must be filled in: marked, and `required` for the browser. */
  required?: boolean;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The id of the control. @default a generated one */
  id?: string;
  /** The name of the control: what the Form around finds wrong under it is shown as the error. */
  name?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint and error around one control, and the attributes that tie them together. Renders a `div`. */
export function Field({
  label,
  labelHidden,
  hint,
  error: errorProp,
  required,
  id: idProp,
  name,
  children,
  className,
  ...rest
}: FieldProps) {
  checkNamed('field', 'label', label);
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const issue = useIssue(name);
  const error = errorProp || issue;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div {...rest} className={clsx(styles.field, className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={labelHidden ? hidden : clsx(styles.label, required && styles.required)}
      >
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(errorId, hintId) || undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
