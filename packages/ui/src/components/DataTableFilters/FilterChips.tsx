import { type RefObject, useRef } from 'react';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { Tag } from '../Tag';
import * as styles from './DataTableFilters.css';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { filterText } from './filterText';
import { type Filter, type Filters, noFilters, withFilter } from './filterValues';

interface FilterChipsProps<Row> {
  /** Those that are in force: one at least. */
  inForce: readonly Filter<Row>[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Takes the focus of the last chip that goes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** A chip for each filter in force, which takes it away. */
export function FilterChips<Row>({ inForce, filters, onChange, button }: FilterChipsProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  const locale = useLocale();
  const chips = useRef<HTMLUListElement>(null);

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
    </div>
  );
}
