import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FieldOption } from '../../internal/fields/option';
import { isUnavailable } from '../../internal/fields/option';
import { type Search, useSearch } from '../../internal/listbox/useSearch';
import { matching, OPTIONS_AT_ONCE } from './matching';
import { useOptionList } from './useOptionList';

interface OptionSearchSettings<Value extends string> {
  options: readonly FieldOption<Value>[];
  /** Finds options on the server, in place of those. */
  search: Search<FieldOption<Value>> | undefined;
  /** The part of the page that the list belongs to. */
  frame: RefObject<HTMLElement | null>;
  /** False while the control takes no choice. */
  enabled: boolean;
  /** One more after those that match: what is typed, where it can be added. */
  offer: (query: string, matches: readonly FieldOption<Value>[]) => FieldOption<Value> | undefined;
  onToggle: (option: FieldOption<Value>) => void;
}

const findNothing = () => Promise.resolve([]);

/** What is typed, the options that match it, and their list. */
export function useOptionSearch<Value extends string>(settings: OptionSearchSettings<Value>) {
  const { options, search: find, frame, enabled, offer, onToggle } = settings;
  const [query, setQuery] = useState('');
  const { state, start, stop } = useSearch<FieldOption<Value>>(find ?? findNothing);
  const matches = find
    ? { shown: state.options.slice(0, OPTIONS_AT_ONCE), count: state.options.length }
    : matching(options, query);
  const offered = offer(query, matches.shown);
  const found = offered ? { shown: [...matches.shown, offered], count: matches.count + 1 } : matches;
  const list = useOptionList({
    ...{ frame, enabled },
    count: found.shown.length,
    onToggle: (index) => {
      const option = found.shown[index];
      if (option && !isUnavailable(option)) onToggle(option);
    },
  });
  const onOpen = useEffectEvent(() => find && start(query.trim(), 0));
  const onClose = useEffectEvent(stop);
  useEffect(() => {
    if (list.open) onOpen();
    else onClose();
  }, [list.open]);

  const search = (typed: string) => {
    setQuery(typed);
    if (find && list.open) start(typed.trim());
    list.show();
    list.deactivate();
  };
  const clear = () => {
    setQuery('');
    list.close();
  };
  return {
    query,
    found,
    /** Without what is offered beside them. */
    matches: matches.shown,
    offered,
    /** Of the search on the server. */
    status: find ? state.status : ('found' as const),
    searchAgain: () => start(query.trim(), 0),
    list,
    search,
    /** Leaves in the text box what is to be mended there, with the list as it is. */
    keep: (text: string) => {
      setQuery(text);
      list.deactivate();
    },
    clear,
  };
}
