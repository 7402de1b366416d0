import type { ReactNode } from 'react';
import type { FilterOf } from './filterOf';
import type { FilterControlProps } from './ownFilter';

/** What `custom` is given. */
export interface CustomFilter<Value, Has = unknown> {
  /** The value of a text of an address; undefined where it is none, which the list tells. */
  read: (text: string) => Value | undefined;
  /** The value as a text that `read` reads: readable, and the same for ever. */
  write: (value: Value) => string;
  /** Renders the control. */
  control: (props: FilterControlProps<Value>) => ReactNode;
  /** Whether what a row has matches, where the rows are all here. @default it is what is written */
  matches?: ((has: Has, wanted: Value) => boolean) | undefined;
  /** What the value reads as in its chip. May be a hook: to read what a server calls it. @default what is written */
  text?: ((value: Value) => string) | undefined;
}

/** A filter with a control of your own, of any value that can be written as a text. */
export const custom = <Value, Has = unknown>(
  { read, write, control, matches, text }: CustomFilter<Value, Has>,
  label?: string,
): FilterOf<'own', Value> => ({
  ...{ type: 'own', label, write, control },
  read: ([first]) => (first === undefined ? undefined : read(first)),
  ...(matches && { matches: (has: unknown, wanted: Value) => matches(has as Has, wanted) }),
  ...(text && { useText: text }),
});
