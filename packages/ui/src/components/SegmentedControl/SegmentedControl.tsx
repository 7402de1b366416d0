'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { type ClassNames, partOf } from '../../internal/parts';
import { Segment, type SegmentOption } from './Segment';
import * as styles from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the choice: 'View'. It is not shown. */
  label: string;
  /** Two to five, in the order in which they are shown. */
  options: readonly SegmentOption<Value>[];
  /** The chosen one; with it the control is controlled. */
  value?: NoInfer<Value> | undefined;
  /** What is chosen at the start, where the component holds it. @default the first */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: Value }) => void) | undefined;
  /** The name under which it is submitted. @default a generated one, which is not meant to be read */
  name?: string | undefined;
  /** None of it can be chosen. @default false */
  disabled?: boolean | undefined;
  /** Class names for its parts: track, segment, reason. */
  classNames?: ClassNames<'track' | 'segment' | 'reason'> | undefined;
}

/**
 * One of a few views, at once: list or board, month or week (APG radio group pattern). Renders a `div` with role `radiogroup` of the
 * browser's own radio buttons.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
  name,
  disabled = false,
  classNames,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const id = useId();
  checkNamed('SegmentedControl', 'label', label);
  checkValues(
    'SegmentedControl',
    label,
    options.map((option) => option.value),
  );
  return (
    <div role="radiogroup" aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <div {...partOf(classNames, 'track', styles.track)}>
        {options.map((option) => (
          <Segment
            key={option.value}
            {...option}
            className={classNames?.segment}
            disabled={disabled || option.disabled}
            name={name ?? id}
            noteId={option.disabledReason && `${id}-${option.value}`}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            onChoose={() => onValueChange?.({ value: option.value })}
          />
        ))}
      </div>
      {options.map(
        (option) =>
          option.disabledReason && (
            <p
              key={option.value}
              id={`${id}-${option.value}`}
              {...partOf(classNames, 'reason', styles.reason)}
            >
              {option.label}: {option.disabledReason}
            </p>
          ),
      )}
    </div>
  );
}
