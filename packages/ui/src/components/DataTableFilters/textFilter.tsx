import type { FilterOf } from './filterOf';
import type { OwnFilter } from './ownFilter';
import { TextConditionField, useTextChip } from './TextConditionField';
import {
  conditionOf,
  matchesText,
  standsAlone,
  type TextCondition,
  type TextOperator,
  textOperators,
} from './textOperators';

export interface TextOptions<Operator extends TextOperator> {
  /** What can be asked, the first at once. @default all of them */
  operators?: readonly Operator[];
}

/**
 * A text with operators, without case and accents. In the address `registration=contains.KX21` and `registration=isEmpty`; an
 * operator that is not one of these is refused.
 */
export function text<const Operator extends TextOperator = TextOperator>(
  label?: string,
  { operators = textOperators as readonly TextOperator[] as readonly Operator[] }: TextOptions<Operator> = {},
): FilterOf<'own', TextCondition<Operator>> {
  const filter: OwnFilter<TextCondition> = {
    read: ([first = '']) => {
      const [, name, dot, rest = ''] = /^([a-zA-Z]+)(\.)?(.*)$/s.exec(first) ?? [];
      const operator = operators.find((each) => each === name);
      if (!operator || standsAlone(operator) === Boolean(dot)) return undefined;
      return conditionOf(operator, rest);
    },
    write: ({ operator, value }) => (value === undefined ? operator : `${operator}.${value}`),
    control: (props) => <TextConditionField {...props} operators={operators} />,
    matches: matchesText,
    useChip: useTextChip,
  };
  return { type: 'own', label, ...filter };
}
