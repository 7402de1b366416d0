import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { label as labelClass } from '../../internal/fields/field.css';
import { group, legend } from '../../internal/fields/group.css';

interface FilterGroupProps {
  label: string;
  children: ReactNode;
}

// Not Fieldset: its heading is that of a section of a form, and louder than the labels of the other filters.
/** Controls of one filter under its label. */
export function FilterGroup({ label, children }: FilterGroupProps) {
  return (
    <fieldset className={group}>
      <legend className={clsx(labelClass, legend)}>{label}</legend>
      {children}
    </fieldset>
  );
}
