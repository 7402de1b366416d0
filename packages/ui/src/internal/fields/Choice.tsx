'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../hooks/useMergedRef';
import * as styles from './choice.css';
import { FieldNotes, useNotes } from './FieldNotes';
import { type FieldTexts, splitFieldProps } from './fieldProps';

export type ChoiceTexts = Pick<FieldTexts, 'label' | 'hint' | 'warning' | 'error'>;

export interface ChoiceProps extends ChoiceTexts, Omit<ComponentProps<'input'>, 'size' | keyof ChoiceTexts> {
  /** Called when the user changes it. */
  onCheckedChange?: ((event: { checked: boolean }) => void) | undefined;
}

interface TypedChoiceProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  /** The class of the box. */
  boxClassName: string;
}

/** A box with its label beside it: what Checkbox, Switch and the options of a RadioGroup have in common. */
export function Choice({ boxClassName, onCheckedChange, ref: callersRef, ...props }: TypedChoiceProps) {
  const [{ label, required, className, style, name: _, ...field }, rest] = splitFieldProps(props);
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const { notes, attributes } = useNotes(id, field);
  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(inputRef, callersRef);
  const { checked } = rest;

  // As React does for text: a reset of the form leaves what the caller holds.
  useLayoutEffect(() => {
    if (inputRef.current && checked !== undefined) inputRef.current.defaultChecked = checked;
  }, [checked]);

  return (
    <div className={clsx(styles.choice, className)} style={style}>
      <input
        {...rest}
        {...attributes}
        ref={ref}
        id={id}
        required={required}
        onChange={(event) => {
          rest.onChange?.(event);
          onCheckedChange?.({ checked: event.target.checked });
        }}
        className={boxClassName}
      />
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <FieldNotes {...notes} />
      </div>
    </div>
  );
}
