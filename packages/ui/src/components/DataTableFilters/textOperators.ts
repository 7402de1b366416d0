import { folded } from './filterValues';

/** What a text can be asked for. Each is its own name in an address. */
export const textOperators = [
  'contains',
  'notContains',
  'is',
  'isNot',
  'startsWith',
  'isEmpty',
  'isNotEmpty',
] as const;
export type TextOperator = (typeof textOperators)[number];
type Alone = 'isEmpty' | 'isNotEmpty';

/** An operator and its text, as in `{ operator: 'contains', value: 'KX21' }` and `{ operator: 'isEmpty' }`. */
export type TextCondition<Operator extends TextOperator = TextOperator> = Operator extends Alone
  ? {
      /** How it is asked. */
      readonly operator: Operator;
      /** There is none. */
      readonly value?: undefined;
    }
  : {
      /** How it is asked. */
      readonly operator: Operator;
      /** What for: trimmed, never empty. */
      readonly value: string;
    };

export const standsAlone = (operator: TextOperator) => operator === 'isEmpty' || operator === 'isNotEmpty';

/** The condition; undefined while its text is missing. */
export function conditionOf(operator: TextOperator, text: string): TextCondition | undefined {
  if (standsAlone(operator)) return { operator } as TextCondition;
  const value = text.trim();
  return value ? ({ operator, value } as TextCondition) : undefined;
}

const rules: Readonly<Record<TextOperator, (has: string, wanted: string) => boolean>> = {
  contains: (has, wanted) => has.includes(wanted),
  notContains: (has, wanted) => !has.includes(wanted),
  is: (has, wanted) => has === wanted,
  isNot: (has, wanted) => has !== wanted,
  startsWith: (has, wanted) => has.startsWith(wanted),
  isEmpty: (has) => has === '',
  isNotEmpty: (has) => has !== '',
};
const plain = (text: unknown) => folded(String(text ?? '').trim());

/** Whether a text that a row has is what a condition asks for. */
export const matchesText = (has: unknown, { operator, value }: TextCondition) =>
  rules[operator](plain(has), plain(value));
