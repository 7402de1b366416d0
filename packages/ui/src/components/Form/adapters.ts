import type { ReactNode } from 'react';

interface HeldText<Value> {
  value: Value;
  onValueChange: (event: { value: unknown }) => void;
}

interface HeldCheck {
  checked: boolean;
  onCheckedChange: (event: { checked: boolean }) => void;
}

type HeldValue<Value> = Value extends boolean ? HeldCheck : HeldText<Value>;

/** What a field is given whose value a form library holds: `checked` for yes and no, `value` for all else. */
export type HeldField<Value> = HeldValue<Value> & {
  /** The name of the field. */
  name: string;
  /** The field was left. */
  onBlur: () => void;
  /** What is wrong with it. */
  error: ReactNode;
};

function held<Value>(value: Value, onChange: (next: unknown) => void) {
  const props =
    typeof value === 'boolean'
      ? { checked: value, onCheckedChange: ({ checked }: { checked: boolean }) => onChange(checked) }
      : { value, onValueChange: (event: { value: unknown }) => onChange(event.value) };
  return props as HeldValue<Value>;
}

/** What the `render` of a Controller of React Hook Form gets, as far as it is used here. */
export interface HookFormRender<Value> {
  /** Its value, and what is told of it. */
  field: {
    name: string;
    value: Value;
    disabled?: boolean | undefined;
    onChange: (...event: unknown[]) => void;
    onBlur: () => void;
    ref: (element: HTMLElement | null) => void;
  };
  /** What is wrong with it. */
  fieldState: { error?: { message?: string | undefined } | undefined };
}

/** What a field in a Controller of React Hook Form is given. */
export type HookFormField<Value> = HeldField<Value> & {
  /** Whether it can be changed. */
  disabled?: boolean | undefined;
  /** By which the library moves the focus to what is wrong. */
  ref: (element: HTMLElement | null) => void;
};

/**
 * A field in a Controller of React Hook Form: `render={(controller) => <DateField label="Start" {...hookFormField(controller)} />}`. Set
 * `noValidate` on the form.
 */
export function hookFormField<Value>(controller: HookFormRender<Value>): HookFormField<Value> {
  const { name, value, disabled, onChange, onBlur, ref } = controller.field;
  const { error } = controller.fieldState;
  const rest = { name, disabled, onBlur, ref, error: error && (error.message ?? '') };
  return { ...held(value, onChange), ...rest };
}

/** A field of TanStack Form, as far as it is used here. */
export interface TanStackFieldApi<Value> {
  /** The name of the field. */
  name: string;
  /** Its value, and what is wrong with it. */
  state: { value: Value; meta: { errors: readonly unknown[] } };
  /** Takes a new value. */
  handleChange: (value: never) => void;
  /** The field was left. */
  handleBlur: () => void;
}

/** An error of a validator, or an issue of a schema. */
const textOf = (error: unknown): ReactNode =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : (error as ReactNode);

/**
 * A field of TanStack Form: `{(field) => <MoneyField label="Rent" {...tanStackField(field)} />}`. Set `noValidate` on the form.
 */
export function tanStackField<Value>(field: TanStackFieldApi<Value>): HeldField<Value> {
  const { name, state, handleChange, handleBlur } = field;
  const rest = { name, onBlur: handleBlur, error: textOf(state.meta.errors.find(Boolean)) };
  return { ...held(state.value, handleChange as (next: unknown) => void), ...rest };
}
