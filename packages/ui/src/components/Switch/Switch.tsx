'use client';

import type { ComponentProps } from 'react';
import { Choice } from '../../internal/fields/Choice';
import type { FieldTexts } from '../Field/Field';
import { switchBox } from './Switch.css';

export interface SwitchProps
  extends Pick<FieldTexts, 'label' | 'hint'>,
    Omit<ComponentProps<'input'>, 'type' | 'size'> {}

/**
 * On or off, at once: for a setting, not for a field of a form that is sent later. Renders a checkbox with role `switch`.
 * `className` and `style` reach the `div` around it; `ref` and the rest reach the `input`.
 */
export function Switch(props: SwitchProps) {
  return <Choice {...props} type="checkbox" role="switch" boxClassName={switchBox} />;
}
