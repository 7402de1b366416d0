'use client';

import { useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './DataTableFilters.css';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { filterConditionsMessages } from './FilterConditions.messages';
import { FilterField } from './FilterField';
import { FilterGroup } from './FilterGroup';
import { valueText } from './filterText';
import { isEmptyValue, textsOf } from './filterValues';
import { OperatorSelect } from './OperatorSelect';
import type { FilterControlProps } from './ownFilter';
import { type ChoiceFilter, type IsOrNot, plainChoice } from './plainChoice';

interface IsOrNotProps<Value> extends FilterControlProps<IsOrNot<Value>> {
  choice: ChoiceFilter<Value>;
}

const operators = ['is', 'isNot'] as const;

/** A choice, and whether it is asked for or left out. */
export function IsOrNotField<Value>({ label, value, onChange, choice }: IsOrNotProps<Value>) {
  const [chosen, setChosen] = useState(value?.operator ?? 'is');
  const operator = value?.operator ?? chosen;
  return (
    <FilterGroup label={label}>
      <div className={styles.choice}>
        {' '}
        <OperatorSelect
          {...{ operators, value: operator }}
          onChange={(next) => {
            setChosen(next);
            if (value) onChange({ ...value, operator: next });
          }}
        />
        <FilterField
          filter={{ ...choice, id: 'value', label }}
          labelHidden
          value={value && plainChoice(choice, value.value)}
          onChange={(plain) => {
            // It stays while another value is chosen.
            setChosen(operator);
            if (plain === undefined || isEmptyValue(plain)) return onChange(undefined);
            const next = choice.type === 'own' ? choice.read(textsOf(plain)) : plain;
            onChange({ operator, value: next as Value });
          }}
        />
      </div>{' '}
    </FilterGroup>
  );
}

/** 'Mechanic: Ada', 'Mechanic is not Ada' */
export function useIsOrNotChip<Value>(
  choice: ChoiceFilter<Value>,
  { operator, value }: IsOrNot<Value>,
  label: string,
): string {
  const messages = useMessages(filterConditionsMessages);
  const text = useChoiceText(choice, value);
  return operator === 'is' ? `${label}: ${text}` : messages.sentence(label, messages.isNot, text);
}

function useChoiceText<Value>(choice: ChoiceFilter<Value>, value: Value): string {
  const messages = useMessages(dataTableFiltersMessages);
  const plain = plainChoice(choice, value);
  const useText = choice.type === 'own' ? choice.useText : undefined;
  const asItIs = () => valueText({ ...choice, id: 'value', label: '' }, plain, messages);
  return (useText ?? asItIs)(value);
}
