import type { CSSProperties, InputHTMLAttributes, ReactNode } from 'react';

/** The texts around a control, taken by every field. */
export interface FieldTexts {
  /** The visible name of the control. */
  label: ReactNode;
  /** Keeps the label for assistive technology alone: where the place makes it clear, as in a search box. */
  labelHidden?: boolean | undefined;
  /** Helps before anything is typed: format, unit, why it is asked. */
  hint?: ReactNode;
  /** What to check; it can be sent all the same. Announced when it appears, where it is text. */
  warning?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode;
  /** Must be filled in: marked, and `required` for the browser. */
  required?: boolean | undefined;
}

/** What a field hands to the Field around its control. */
export interface FieldRootProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  /** Added to that of the root element. */
  className?: string | undefined;
  /** Style of the root element. */
  style?: CSSProperties | undefined;
  /** Your own, merged with that of the error. */
  'aria-invalid'?: InputHTMLAttributes<HTMLInputElement>['aria-invalid'];
  /** Your own, merged with hint and error. */
  'aria-describedby'?: string | undefined;
}

/** The props of a field in two: those of the Field around the control, and the rest, which the control takes. */
export function splitFieldProps<Props extends FieldRootProps>({
  label,
  labelHidden,
  hint,
  warning,
  error,
  required,
  id,
  className,
  style,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  const { name }: Pick<FieldRootProps, 'name'> = control;
  const field: FieldRootProps = {
    label,
    labelHidden,
    hint,
    warning,
    error,
    required,
    id,
    name,
    className,
    style,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  };
  return [field, control] as const;
}
