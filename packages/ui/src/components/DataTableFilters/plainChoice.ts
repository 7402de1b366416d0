import type { FilterOf } from './filterOf';

/** What `isOrNot` takes: `oneOf`, `oneOrMore`, `searched`, or a `custom` one. */
export type ChoiceFilter<Value> = FilterOf<'oneOf' | 'someOf' | 'own', Value>;

/** What is chosen, or left out. */
export interface IsOrNot<Value> {
  /** Whether it is one of them, or none. */
  readonly operator: 'is' | 'isNot';
  /** As the filter has it alone. */
  readonly value: Value;
}

/** The texts of a choice. */
export const plainChoice = <Value>(choice: ChoiceFilter<Value>, value: Value) =>
  choice.type === 'own' ? choice.write(value) : (value as string | readonly string[]);
