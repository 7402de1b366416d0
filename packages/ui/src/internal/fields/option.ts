/** One of the values of a field that are chosen from. */
export interface FieldOption<Value extends string | number = string> {
  /** The value that is submitted, or reported; unique within the options. */
  value: Value;
  /** Its text, as the user reads it. */
  label: string;
  /** A second line: what it means, an ID number, a place. */
  description?: string | undefined;
  /** It cannot be chosen. @default false, true with a `disabledReason` */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen; shown with it. */
  disabledReason?: string | undefined;
}

/** Whether it cannot be chosen. */
export const isUnavailable = ({
  disabled,
  disabledReason,
}: Pick<FieldOption, 'disabled' | 'disabledReason'>): boolean => disabled ?? disabledReason !== undefined;

/** What a field starts with or is given. A record keeps it: a disabled box or option would not be sent, and so be lost. */
export const isHeld = <Value>(of: Value, held: Value | '' | null | undefined | readonly Value[]): boolean =>
  Array.isArray(held) ? held.includes(of) : of === held;
