'use client';

import { useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './DataTableFilters.css';
import { filterConditionsMessages } from './FilterConditions.messages';
import { FilterGroup } from './FilterGroup';
import { OperatorSelect } from './OperatorSelect';
import type { FilterControlProps } from './ownFilter';
import { TextInput } from './TextInput';
import { conditionOf, standsAlone, type TextCondition, type TextOperator } from './textOperators';

interface TextConditionProps extends FilterControlProps<TextCondition> {
  operators: readonly TextOperator[];
}

/** An operator, and the text that it asks for. */
export function TextConditionField({ label, value, onChange, operators }: TextConditionProps) {
  const messages = useMessages(filterConditionsMessages);
  const first = operators[0] ?? 'contains';
  const [chosen, setChosen] = useState<TextOperator>(value?.operator ?? first);
  // One that stands alone is in force, or is not chosen any more.
  const operator = value?.operator ?? (standsAlone(chosen) ? first : chosen);
  const ask = (next: TextOperator, text: string) => {
    setChosen(next);
    onChange(conditionOf(next, text));
  };
  return (
    <FilterGroup label={label}>
      <div className={styles.condition}>
        <OperatorSelect
          {...{ operators, value: operator }}
          onChange={(next) => ask(next, value?.value ?? '')}
        />
        {!standsAlone(operator) && (
          <TextInput
            label={messages.text}
            labelHidden
            value={value?.value ?? ''}
            onChange={(text) => ask(operator, text)}
          />
        )}
      </div>
    </FilterGroup>
  );
}

/** 'Registration contains KX21' */
export function useTextChip({ operator, value }: TextCondition, label: string): string {
  const messages = useMessages(filterConditionsMessages);
  return messages.sentence(label, messages[operator], value);
}
