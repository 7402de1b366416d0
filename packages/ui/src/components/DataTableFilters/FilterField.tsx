import { NativeSelect } from '../../internal/fields/NativeSelect';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { DaysField } from './DaysField';
import { FiguresField } from './FiguresField';
import { type Filter, type FilterOption, type FilterRange, type FilterValue, textsOf } from './filterValues';
import { SomeOfField } from './SomeOfField';
import { TextInput } from './TextInput';

interface FilterFieldProps<Row> {
  filter: Filter<Row>;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
  /** The label is that of the group around it. */
  labelHidden?: boolean | undefined;
}

/** The controls of one filter. */
export function FilterField<Row>({ filter, value, onChange, labelHidden }: FilterFieldProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  switch (filter.type) {
    case 'text':
      return <TextInput label={filter.label} value={String(value ?? '')} onChange={onChange} />;
    case 'oneOf':
      return <OneOfField {...{ filter, value, onChange, labelHidden }} options={filter.options} />;
    case 'someOf':
      return (
        <SomeOfField
          {...{ labelHidden, onChange }}
          label={filter.label}
          options={filter.options}
          chosen={textsOf(value)}
        />
      );
    case 'dates':
      return <DaysField label={filter.label} value={(value ?? {}) as FilterRange} onChange={onChange} />;
    case 'amounts':
    case 'numbers':
      return <FiguresField {...{ filter, onChange }} range={(value ?? {}) as FilterRange} />;
    case 'yesNo':
      return (
        <OneOfField
          {...{ filter, value, onChange }}
          options={[
            { value: 'true', label: messages.yes },
            { value: 'false', label: messages.no },
          ]}
        />
      );
    case 'own':
      return filter.control({
        ...{ label: filter.label, labelHidden },
        value: filter.read(textsOf(value)),
        onChange: (next) => onChange(next === undefined ? undefined : filter.write(next)),
      });
  }
}

interface OneOfProps<Row> extends FilterFieldProps<Row> {
  options: readonly FilterOption[];
}

function OneOfField<Row>({ filter, value, onChange, labelHidden, options }: OneOfProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  return (
    <Field label={filter.label} labelHidden={labelHidden}>
      {(control) => (
        <NativeSelect
          {...control}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{messages.any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
