'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useRef } from 'react';
import { useMergedRef } from '../hooks/useMergedRef';
import * as styles from './choice.css';
import { FieldNotes, useNotes } from './FieldNotes';
import { type FieldTexts, splitFieldProps } from './fieldProps';
import { orEmpty } from './orEmpty';
import { useHeldChecked } from './useHeldChecked';

export type ChoiceTexts = Pick<FieldTexts, 'label' | 'hint' | 'warning' | 'error'>;

export interface ChoiceProps
  extends ChoiceTexts,
    Omit<ComponentProps<'input'>, 'size' | 'checked' | 'defaultChecked' | keyof ChoiceTexts> {
  /** Whether it is on; null is off. With it the field is controlled. */
  checked?: boolean | null | undefined;
  /** Whether it is on at the start, where the component holds it. @default false */
  defaultChecked?: boolean | null | undefined;
  /** Called when the user changes it. */
  onCheckedChange?: ((event: { checked: boolean }) => void) | undefined;
}

interface TypedChoiceProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  /** The class of the box. */
  boxClassName: string;
}

/** A box with its label beside it: what Checkbox, Switch and the options of a RadioGroup have in common. */
export function Choice({
  boxClassName,
  checked: checkedProp,
  defaultChecked,
  onCheckedChange,
  ref: callersRef,
  ...props
}: TypedChoiceProps) {
  const [{ label, required, className, style, name: _, ...field }, rest] = splitFieldProps(props);
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const { notes, attributes } = useNotes(id, field);
  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(inputRef, callersRef);
  const checked = orEmpty(checkedProp, false);

  useHeldChecked(inputRef, checked);

  return (
    <div className={clsx(styles.choice, className)} style={style}>
      <input
        {...rest}
        {...attributes}
        checked={checked}
        defaultChecked={defaultChecked ?? undefined}
        ref={ref}
        id={id}
        required={required}
        onChange={(event) => {
          rest.onChange?.(event);
          onCheckedChange?.({ checked: event.target.checked });
        }}
        data-part="box"
        className={boxClassName}
      />
      <div className={styles.texts}>
        <label htmlFor={id} data-part="label" className={styles.label}>
          {label}
        </label>
        <FieldNotes {...notes} />
      </div>
    </div>
  );
}
