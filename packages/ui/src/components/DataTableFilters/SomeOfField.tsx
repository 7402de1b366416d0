import { group } from '../../internal/fields/group.css';
import { Checkbox } from '../Checkbox';
import { MultiSelect } from '../MultiSelect';
import { FilterGroup } from './FilterGroup';
import type { FilterOption } from './filterValues';

/** More than these are searched: they would be a column of boxes that nobody sees at once. */
const MOST_BOXES = 7;

interface SomeOfProps {
  label: string;
  labelHidden?: boolean | undefined;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A box for each of a few options; of many some are searched. */
export function SomeOfField({ label, labelHidden, options, chosen, onChange }: SomeOfProps) {
  if (options.length > MOST_BOXES) {
    return (
      <MultiSelect
        {...{ label, labelHidden, options }}
        value={chosen}
        onValueChange={(event) => onChange(event.value)}
      />
    );
  }
  const change = (changed: string, isChosen: boolean) =>
    options
      .map(({ value }) => value)
      .filter((value) => (value === changed ? isChosen : chosen.includes(value)));
  const boxes = options.map((option) => (
    <Checkbox
      key={option.value}
      label={option.label}
      checked={chosen.includes(option.value)}
      onChange={({ target }) => onChange(change(option.value, target.checked))}
    />
  ));
  return labelHidden ? (
    <div className={group}>{boxes}</div>
  ) : (
    <FilterGroup label={label}>{boxes}</FilterGroup>
  );
}
