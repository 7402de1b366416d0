import { useRef } from 'react';
import { SlidersHorizontal } from '../../internal/icons';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button/Button';
import { ToolPanel } from '../DataTable/ToolPanel';
import { Tag } from '../Tag/Tag';
import * as styles from './DataTableFilters.css';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { FilterField } from './FilterField';
import { filterText } from './filterText';
import { type Filter, type Filters, isEmptyValue, noFilters, withFilter } from './filterValues';

interface FilterBarProps<Row> {
  definitions: readonly Filter<Row>[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** A button that opens the filters, and a chip for each one in force, which takes it away. */
export function FilterBar<Row>({ definitions, filters, onChange }: FilterBarProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const inForce = definitions.filter(({ id }) => !isEmptyValue(filters[id]));

  const remove = (id: string) => {
    const item = chips.current?.children[inForce.findIndex((filter) => filter.id === id)];
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? button.current)?.focus();
    onChange(withFilter(filters, id, undefined));
  };
  const clear = () => {
    button.current?.focus();
    onChange(noFilters);
  };
  return (
    <div className={styles.bar}>
      <ToolPanel
        label={messages.filters}
        text={messages.button(inForce.length)}
        icon={<SlidersHorizontal aria-hidden="true" />}
        align="start"
        size="sm"
        buttonRef={button}
      >
        {() =>
          definitions.map((filter) => (
            <FilterField
              key={filter.id}
              filter={filter}
              value={filters[filter.id]}
              onChange={(value) => onChange(withFilter(filters, filter.id, value))}
            />
          ))
        }
      </ToolPanel>
      {inForce.length > 0 && (
        <>
          <ul ref={chips} aria-label={messages.inForce} className={styles.chips}>
            {inForce.map((filter) => (
              <li key={filter.id} className={styles.chip}>
                <Tag onRemove={() => remove(filter.id)}>
                  {filterText(filter, filters[filter.id] ?? '', messages, locale)}
                </Tag>
              </li>
            ))}
          </ul>
          <Button size="sm" variant="ghost" className={styles.clear} onClick={clear}>
            {messages.clear}
          </Button>
        </>
      )}
    </div>
  );
}
