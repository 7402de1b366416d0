import type { Ref } from 'react';
import { SlidersHorizontal } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { ToolPanel } from '../../internal/table/ToolPanel';
import * as styles from './DataTableFilters.css';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { FilterField } from './FilterField';
import { type Filter, type Filters, isInForce, withFilter } from './filterValues';

interface FilterButtonProps<Row> {
  definitions: readonly Filter<Row>[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  ref: Ref<HTMLButtonElement>;
}

/** A button that opens the filters, with how many are in force. */
export function FilterButton<Row>({ definitions, filters, onChange, ref }: FilterButtonProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  const count = definitions.filter((filter) => isInForce(filter, filters[filter.id])).length;
  return (
    <ToolPanel
      label={messages.filters}
      text={
        <>
          <span data-part="text" className={styles.text}>
            {messages.button(count)}
          </span>
          {count > 0 && (
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
          )}
        </>
      }
      icon={<SlidersHorizontal aria-hidden="true" />}
      align="start"
      buttonRef={ref}
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
  );
}
