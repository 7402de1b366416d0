import type { FilterOf } from './filterOf';
import { filterParams } from './filterParams';
import { type FilterValue, matcherOf } from './filterValues';
import { IsOrNotField, useIsOrNotChip } from './IsOrNotField';
import type { OwnFilter } from './ownFilter';
import { type ChoiceFilter, type IsOrNot, plainChoice } from './plainChoice';

const NOT = 'not.';

/**
 * A choice that can also be left out: `isOrNot(oneOrMore(statuses))`. In the query `{ operator: 'is' | 'isNot', value }`; in the address
 * `status=done` as without it, and `status=not.done`. A row without the value is not any of them.
 */
export function isOrNot<Value>(choice: ChoiceFilter<Value>): FilterOf<'own', IsOrNot<Value>> {
  const inner = { ...choice, id: 'value', label: choice.label ?? '' };
  const params = filterParams([inner]);
  const readPlain = (texts: readonly string[]): FilterValue | undefined =>
    params.read(new URLSearchParams(texts.map((text) => ['value', text]))).value;

  const filter: OwnFilter<IsOrNot<Value>> = {
    read: (texts) => {
      const isNot = texts[0]?.startsWith(NOT) === true;
      const own = texts
        .filter((text) => text.startsWith(NOT) === isNot)
        .map((text) => (isNot ? text.slice(NOT.length) : text));
      const plain = readPlain(own);
      if (plain === undefined) return undefined;
      const value = choice.type === 'own' ? choice.read(own) : plain;
      return { operator: isNot ? 'isNot' : 'is', value: value as Value };
    },
    write: ({ operator, value }) => {
      const plain = plainChoice(choice, value);
      return operator === 'is' ? plain : [plain].flat().map((text) => `${NOT}${text}`);
    },
    control: (props) => <IsOrNotField {...props} choice={choice} />,
    matches: (has, { operator, value }) => {
      const isIt = matcherOf(inner, plainChoice(choice, value))(has);
      return isIt === (operator === 'is');
    },
    useChip: (value, label) => useIsOrNotChip(choice, value, label),
  };
  return { type: 'own', label: choice.label, ...filter };
}
