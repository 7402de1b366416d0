import { type RefObject, useRef } from 'react';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { Tag } from '../Tag';
import * as styles from './DataTableFilters.css';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { filterText } from './filterText';
import { type Filter, type Filters, type FilterValue, noFilters, textsOf, withFilter } from './filterValues';
import { useOwnText } from './useOwnText';

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
          <li key={filter.id} data-part="chip" className={styles.chip}>
            <Chip {...{ filter, value: filters[filter.id] ?? '', onRemove: () => remove(filter.id) }} />
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" data-part="clear" className={styles.clear} onClick={clear}>
        {messages.clear}
      </Button>
    </div>
  );
}

interface ChipProps<Row> {
  filter: Filter<Row>;
  value: FilterValue;
  onRemove: () => void;
}

function Chip<Row>({ filter, value, onRemove }: ChipProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  const locale = useLocale();
  if (filter.type === 'own') return <OwnChip {...{ filter, value, onRemove }} />;
  return <Tag onRemove={onRemove}>{filterText(filter, value, messages, locale)}</Tag>;
}

function OwnChip({ filter, value, onRemove }: ChipProps<never> & { filter: { type: 'own' } }) {
  const text = useOwnText(filter, textsOf(value));
  return <Tag onRemove={onRemove}>{text}</Tag>;
}
