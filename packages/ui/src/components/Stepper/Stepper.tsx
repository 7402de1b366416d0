'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { Check } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import { hidden } from '../../internal/text/hidden.css';
import * as styles from './Stepper.css';
import { stepperMessages } from './Stepper.messages';

export interface Step<Value extends string = string> {
  /** Unique within the steps. */
  value: Value;
  /** Its text, as the user reads it. */
  label: ReactNode;
  /** Left out while nothing is known of it. */
  state?: 'done' | 'error' | undefined;
}

export interface StepperProps<Value extends string = string>
  extends Omit<ComponentProps<'ol'>, 'children' | 'onChange'> {
  /** Names the steps: 'New lease'. */
  label: string;
  /** In the order in which they are done. */
  steps: readonly Step<Value>[];
  /** The step that is shown. */
  value: NoInfer<Value>;
  /** Makes buttons of the other steps that are done or have an error: one was pressed. */
  onValueChange?: ((event: { value: Value }) => void) | undefined;
  /** Class names for its parts: step, mark, label. */
  classNames?: ClassNames<'step' | 'mark' | 'label'>;
}

function checkCurrent(label: string, values: readonly string[], value: string) {
  if (process.env.NODE_ENV === 'production' || values.includes(value)) return;
  devWarning(
    `Stepper "${label}" has no step "${value}".`,
    'No step is marked as the current one.',
    'Pass the `value` of one of its steps.',
  );
}

/** The steps of a long form: which is current, done, or needs attention. Renders an `ol`. */
export function Stepper<Value extends string = string>({
  label,
  steps,
  value,
  onValueChange,
  classNames,
  className,
  ...rest
}: StepperProps<Value>) {
  const messages = useMessages(stepperMessages);
  checkNamed('Stepper', 'label', label);
  const values = steps.map((step) => step.value);
  checkValues('Stepper', label, values);
  checkCurrent(label, values, value);
  return (
    <ol aria-label={label} {...rest} className={clsx(styles.stepper, className)}>
      {steps.map((step, at) => {
        const isCurrent = step.value === value;
        const content = (
          <>
            <span {...partOf(classNames, 'mark', styles.mark)} aria-hidden="true">
              {step.state === 'done' ? <Check /> : step.state === 'error' ? '!' : at + 1}
            </span>
            <span {...partOf(classNames, 'label', styles.label)}>{step.label}</span>
            {step.state && <span className={hidden}> {messages[step.state]}</span>}
          </>
        );
        const attributes = {
          'aria-current': isCurrent ? ('step' as const) : undefined,
          'data-state': step.state,
        };
        return (
          <li key={step.value} className={styles.item}>
            {onValueChange && step.state && !isCurrent ? (
              <button
                type="button"
                {...attributes}
                {...partOf(classNames, 'step', styles.step, styles.button)}
                onClick={() => onValueChange({ value: step.value })}
              >
                {content}
              </button>
            ) : (
              <span {...attributes} {...partOf(classNames, 'step', styles.step)}>
                {content}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
