import { formatDate } from '@rentsafe/format/date';
import { useLocale } from '../../internal/locale/locale';
import { RadioGroup } from '../RadioGroup';
import { Select } from '../Select';
import * as styles from './CsvImport.css';
import type { csvImportMessages } from './CsvImport.messages';
import { type DayOrder, localeOfOrder, readCell } from './cells';
import type { ParsedFile } from './parse';
import type { CsvColumn, Mapping } from './rows';

interface MapColumnsProps {
  columns: readonly CsvColumn[];
  file: ParsedFile;
  mapping: Mapping;
  onMap: (mapping: Mapping) => void;
  /** A day of the file that could be two: the order is asked for. */
  unclearDay: string | null;
  dayOrder: DayOrder | undefined;
  onDayOrder: (order: DayOrder) => void;
  messages: (typeof csvImportMessages)['defaults'];
}

/** Which column of the file has which value, with the first value that stands there. */
export function MapColumns({
  columns,
  file,
  mapping,
  onMap,
  unclearDay,
  dayOrder,
  onDayOrder,
  messages,
}: MapColumnsProps) {
  const { dates } = useLocale();
  const dayIn = (order: DayOrder, text: string) => {
    const { value, problem } = readCell(text, 'date', { sign: '.', dates: localeOfOrder(order, dates) });
    return problem ? '' : formatDate(value, 'medium', undefined, dates);
  };
  const options = file.header
    .map((name, at) => ({ value: String(at), label: name }))
    .filter(({ label }) => label !== '');
  const sampleAt = (at: number | undefined) =>
    at === undefined ? undefined : file.rows.find(({ cells }) => cells[at])?.cells[at];
  return (
    <>
      <p className={styles.text}>{messages.mapHint}</p>
      <div className={styles.mapping}>
        {columns.map(({ id, label, required }) => {
          const sample = sampleAt(mapping[id]);
          return (
            <Select
              key={id}
              label={label}
              required={required ?? false}
              placeholder={messages.missingColumn}
              options={options}
              value={mapping[id] === undefined ? '' : String(mapping[id])}
              onChange={({ target }) =>
                onMap({ ...mapping, [id]: target.value === '' ? undefined : Number(target.value) })
              }
              hint={sample && messages.sample(sample)}
              error={required && mapping[id] === undefined && messages.unmapped}
            />
          );
        })}
      </div>
      {unclearDay !== null && (
        <RadioGroup
          label={messages.dayOrder}
          required
          hint={messages.dayOrderHint(unclearDay)}
          error={dayOrder === undefined && messages.chooseOrder}
          options={[
            { value: 'day', label: messages.dayFirst(unclearDay, dayIn('day', unclearDay)) },
            { value: 'month', label: messages.monthFirst(unclearDay, dayIn('month', unclearDay)) },
          ]}
          value={dayOrder ?? ''}
          onValueChange={({ value }) => onDayOrder(value)}
        />
      )}
    </>
  );
}
