import { NativeSelect } from '../../internal/fields/NativeSelect';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { filterConditionsMessages } from './FilterConditions.messages';
import type { TextOperator } from './textOperators';

interface OperatorSelectProps<Operator> {
  operators: readonly Operator[];
  value: Operator;
  onChange: (operator: Operator) => void;
}

/** How a filter asks; nothing to choose where there is one way. */
export function OperatorSelect<Operator extends TextOperator>(props: OperatorSelectProps<Operator>) {
  const { operators, value, onChange } = props;
  const messages = useMessages(filterConditionsMessages);
  if (operators.length < 2) return null;
  return (
    <Field label={messages.condition} labelHidden>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ target }) => onChange(operators.find((each) => each === target.value) ?? value)}
        >
          {operators.map((operator) => (
            <option key={operator} value={operator}>
              {messages[operator]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
