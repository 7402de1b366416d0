import { type FocusEvent, type RefObject, useState } from 'react';
import { type MultiSelectOption, matching } from './matching';
import { useOptionList } from './useOptionList';

interface OptionSearchSettings<Value extends string> {
  options: readonly MultiSelectOption<Value>[];
  /** The part of the page that the list belongs to. */
  frame: RefObject<HTMLElement | null>;
  /** False while the control takes no choice. */
  enabled: boolean;
  onToggle: (value: Value) => void;
}

/** What is typed, the options that match it, and their list. */
export function useOptionSearch<Value extends string>(settings: OptionSearchSettings<Value>) {
  const { options, frame, enabled, onToggle } = settings;
  const [query, setQuery] = useState('');
  const found = matching(options, query);
  const list = useOptionList({
    ...{ frame, enabled },
    count: found.shown.length,
    onToggle: (index) => {
      const option = found.shown[index];
      if (option) onToggle(option.value);
    },
  });
  const search = (typed: string) => {
    setQuery(typed);
    list.show();
    list.deactivate();
  };
  const clear = () => {
    setQuery('');
    list.close();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!frame.current?.contains(relatedTarget)) clear();
  };
  return { query, found, list, search, clear, leave };
}
