import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { FieldTexts } from '../../components/Field/Field';
import * as styles from './choice.css';
import * as field from './field.css';

export interface ChoiceProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error'>,
    Omit<ComponentProps<'input'>, 'size'> {
  type: 'checkbox' | 'radio';
  /** The class of the box. */
  boxClassName: string;
}

/** A box with its label beside it: what Checkbox, Switch and the options of a RadioGroup have in common. */
export function Choice({
  label,
  hint,
  error,
  id: idProp,
  boxClassName,
  className,
  style,
  ...rest
}: ChoiceProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`, rest['aria-describedby']);
  return (
    <div className={clsx(styles.choice, className)} style={style}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={boxClassName}
      />
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={field.hint}>
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className={field.error}>
            <CircleAlert className={field.errorIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
