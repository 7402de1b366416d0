import { type DateLimits, todayIn } from '@rentsafe/format/date';
import { firstWeekday } from '../../internal/calendar/calendarDays';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import * as styles from './DateRangeField.css';
import { dateRangeFieldMessages } from './DateRangeField.messages';
import { type DateRangePreset, rangeOf, within } from './presets';
import type { DateRange } from './range';

interface PresetButtonsProps extends DateLimits {
  presets: readonly DateRangePreset[];
  /** What the boxes hold. */
  range: DateRange;
  disabled: boolean | undefined;
  onChoose: (range: DateRange) => void;
}

/** A button for each period that has an allowed day; that of the boxes is pressed. */
export function PresetButtons({ presets, range, disabled, onChoose, ...limits }: PresetButtonsProps) {
  const messages = useMessages(dateRangeFieldMessages);
  const { dates, timeZone } = useLocale();
  const today = todayIn(timeZone);
  const known = presets.flatMap((preset) => {
    const { label, value } =
      typeof preset === 'string'
        ? { label: messages[preset], value: rangeOf(preset, today, firstWeekday(dates)) }
        : preset;
    const allowed = within(value, limits);
    return allowed ? [{ label, value: allowed }] : [];
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would need a legend that is seen
    <div role="group" aria-label={messages.presets} data-part="presets" className={styles.presets}>
      {known.map(({ label, value }) => (
        <Button
          key={label}
          size="sm"
          variant="ghost"
          className={styles.preset}
          disabled={disabled}
          aria-pressed={value.from === range.from && value.to === range.to}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
