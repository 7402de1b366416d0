'use client';

import { Choice, type ChoiceProps } from '../../internal/fields/Choice';
import { switchBox } from './Switch.css';

export interface SwitchProps extends Omit<ChoiceProps, 'type' | 'error' | 'warning'> {}

/**
 * On or off, at once: for a setting, not for a field of a form that is sent later. Renders a checkbox with role `switch`.
 * `className` and `style` reach the `div` around it; `ref` and the rest reach the `input`.
 */
export function Switch(props: SwitchProps) {
  return <Choice {...props} type="checkbox" role="switch" boxClassName={switchBox} />;
}
