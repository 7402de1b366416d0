'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { Choice } from '../../internal/fields/Choice';
import { box, checkbox } from '../../internal/fields/choice.css';
import { FieldNotes, useNotes } from '../../internal/fields/FieldNotes';
import { useForm } from '../../internal/fields/FormContext';
import * as field from '../../internal/fields/field.css';
import type { FieldTexts } from '../../internal/fields/fieldProps';
import { group, legend } from '../../internal/fields/group.css';
import { hasHint, OptionHint } from '../../internal/fields/OptionHint';
import { type FieldOption, isHeld, isUnavailable } from '../../internal/fields/option';
import { orEmpty } from '../../internal/fields/orEmpty';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './CheckboxGroup.css';
import { checkboxGroupMessages } from './CheckboxGroup.messages';

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<FieldTexts, 'labelHidden'>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | keyof FieldTexts> {
  /** In the order in which they are shown, and sent. */
  options: readonly FieldOption<Value>[];
  /** The name under which each chosen value is submitted; a `schema` gets them as a list. */
  name?: string | undefined;
  /** The chosen values; null is none. With it the group is controlled. */
  value?: readonly NoInfer<Value>[] | null | undefined;
  /** The values it starts with, where the component holds them. @default none */
  defaultValue?: readonly NoInfer<Value>[] | null | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: readonly Value[] }) => void) | undefined;
}

const none: readonly never[] = [];

/** Some of a few options, all in sight. Renders a `fieldset`, named by its `legend`, of the browser's own checkboxes. */
export function CheckboxGroup<Value extends string = string>({
  label,
  hint,
  warning,
  error,
  required = false,
  options,
  name,
  value: valueProp,
  defaultValue,
  onValueChange,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  className,
  ref: callersRef,
  ...rest
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const messages = useMessages(checkboxGroupMessages);
  const values = options.map((option) => option.value);
  checkNamed('CheckboxGroup', 'label', label);
  checkValues('CheckboxGroup', label, values);
  const rootRef = useRef<HTMLFieldSetElement>(null);
  const ref = useMergedRef(rootRef, callersRef);
  const { clearIssue } = useForm();
  const value = orEmpty(valueProp, none);
  const start = defaultValue || none;
  const [chosen, setChosen] = useControllableState<readonly Value[]>(value, start, (next) =>
    onValueChange?.({ value: next }),
  );
  const own = { 'aria-describedby': describedBy, 'aria-invalid': invalid };
  const { notes, attributes } = useNotes(id, { hint, warning, error, name, ...own });

  const check = (of: Value, isChecked: boolean) => {
    setChosen(values.filter((other) => (other === of ? isChecked : chosen.includes(other))));
    if (name) clearIssue(name);
  };
  useLayoutEffect(() => {
    const first = rootRef.current?.querySelector<HTMLInputElement>('input:enabled');
    first?.setCustomValidity(required && chosen.length === 0 ? messages.required : '');
  });
  useFormReset(
    () => rootRef.current?.form,
    () => {
      if (value === undefined) setChosen(start);
    },
  );

  return (
    <fieldset
      aria-describedby={attributes['aria-describedby']}
      {...rest}
      ref={ref}
      data-list={name}
      className={clsx(group, className)}
    >
      <legend data-part="legend" className={clsx(field.label, legend, required && field.required)}>
        {label}
      </legend>
      <div data-part="options" className={styles.options}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            boxClassName={clsx(box, checkbox)}
            label={option.label}
            hint={hasHint(option) && <OptionHint {...option} />}
            disabled={isUnavailable(option) && !isHeld(option.value, value ?? start)}
            aria-invalid={attributes['aria-invalid'] ?? false}
            checked={chosen.includes(option.value)}
            onCheckedChange={({ checked }) => check(option.value, checked)}
          />
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
