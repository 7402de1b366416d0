import type { ReactNode } from 'react';

/** What the control of an own filter is given. */
export interface FilterControlProps<Value = string> {
  /** Its label: render it. */
  label: string;
  /** The label stands above it already: keep it for assistive technology. */
  labelHidden?: boolean | undefined;
  /** What is in force; undefined for nothing. */
  value: Value | undefined;
  /** Sets it; undefined takes the filter away. */
  onChange(this: void, value: Value | undefined): void;
}

// Methods: a filter of any value is one of unknown.
/** A filter with a control of its own, as a table takes it. Made by `custom`. */
export interface OwnFilter<Value> {
  /** Its value of the texts that an address has; undefined where they are none. */
  read(this: void, texts: readonly string[]): Value | undefined;
  /** The same as an address and a saved view keep it. */
  write(this: void, value: Value): string | readonly string[];
  /** Renders the control. */
  control(this: void, props: FilterControlProps<Value>): ReactNode;
  /** Whether what a row has matches. @default it is what is written */
  matches?(this: void, has: unknown, wanted: Value): boolean;
  /** What the value reads as. A hook. @default what is written */
  useText?(this: void, value: Value): string;
  /** What the whole chip reads as: 'Mechanic is not Ada'. A hook. @default label and text: 'Mechanic: Ada' */
  useChip?(this: void, value: Value, label: string): string;
}
