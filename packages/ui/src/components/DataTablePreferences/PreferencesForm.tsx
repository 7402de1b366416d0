import { NativeSelect } from '../../internal/fields/NativeSelect';
import { useMessages } from '../../internal/messages/messages';
import type { Column } from '../../internal/table/columns';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Field } from '../Field';
import { Fieldset } from '../Fieldset';
import { ColumnOrder } from './ColumnOrder';
import { dataTablePreferencesMessages } from './DataTablePreferences.messages';

/** How a user wants a table. What is left out is as the table comes. It survives JSON. */
export interface Preferences {
  /** Ids of the columns that are not shown. */
  hidden?: readonly string[];
  /** Ids of the columns in the order that the user set. */
  order?: readonly string[];
  /** The height of rows. */
  density?: 'comfortable' | 'compact';
  /** Rows of a page. */
  pageSize?: number;
}

interface PreferencesFormProps<Row> {
  columns: readonly Column<Row>[];
  value: Preferences;
  pageSizes: readonly number[] | undefined;
  onChange: (preferences: Preferences) => void;
}

/** Columns and their order, density and page size; each acts as it is set. */
export function PreferencesForm<Row>({ columns, value, pageSizes, onChange }: PreferencesFormProps<Row>) {
  const messages = useMessages(dataTablePreferencesMessages);
  return (
    <>
      <Fieldset label={messages.columns}>
        <ColumnOrder
          columns={columns}
          hidden={value.hidden ?? []}
          onHiddenChange={(hidden) => onChange({ ...value, hidden })}
          onOrderChange={(order) => onChange({ ...value, order })}
        />
      </Fieldset>
      <Checkbox
        label={messages.compact}
        checked={value.density === 'compact'}
        onChange={({ target }) => onChange({ ...value, density: target.checked ? 'compact' : 'comfortable' })}
      />
      {pageSizes && (
        <Field label={messages.pageSize}>
          {(control) => (
            <NativeSelect
              {...control}
              value={value.pageSize ?? pageSizes[0]}
              onChange={({ target }) => onChange({ ...value, pageSize: Number(target.value) })}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <Button variant="ghost" onClick={() => onChange({})}>
        {messages.reset}
      </Button>
    </>
  );
}
