'use client';

import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { control } from '../../internal/fields/control.css';
import { plainLink, type RenderLink } from '../../internal/link/renderLink';
import { useSearch } from '../../internal/listbox/useSearch';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer/announce';
import { CommandList } from './CommandList';
import type { CommandSelectEvent } from './CommandPalette';
import * as styles from './CommandPalette.css';
import { commandPaletteMessages } from './CommandPalette.messages';
import { type CommandGroup, type CommandItem, type CommandSearch, matchGroups } from './commands';

interface CommandSearchBoxProps {
  title: string;
  groups: readonly CommandGroup[];
  search: CommandSearch | undefined;
  recent: readonly string[] | undefined;
  placeholder: string | undefined;
  onSelect: (event: CommandSelectEvent) => void;
  renderLink: RenderLink | undefined;
}

const nothing: CommandSearch = () => Promise.resolve([]);
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** The field and what it finds; the focus stays in the field. */
export function CommandSearchBox({
  title,
  groups,
  search = nothing,
  recent = [],
  placeholder,
  onSelect,
  renderLink = plainLink,
}: CommandSearchBoxProps) {
  const messages = useMessages(commandPaletteMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { state, start } = useSearch<CommandGroup>((typed, signal) =>
    (typed ? search : nothing)(typed, signal),
  );
  const query = text.trim();
  const shown = query ? [...matchGroups(groups, query), ...state.options] : [...recentGroup(), ...groups];
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const optionId = (at: number) => `${id}-${at}`;

  function recentGroup(): CommandGroup[] {
    const items = recent.map((label) => ({ id: `recent ${label}`, label }));
    return items.length > 0 ? [{ label: messages.recent, items }] : [];
  }

  const type = (typed: string) => {
    setText(typed);
    setActive(0);
    if (typed.trim() !== query) start(typed.trim());
  };

  const choose = (item: CommandItem, event: MouseEvent) => {
    if (item.id === `recent ${item.label}`) type(item.label);
    else if (!opensElsewhere(event)) onSelect({ item, query });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at) => (at + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // A link is followed, a command done: as by a press.
      document.getElementById(optionId(active))?.click();
    }
  };

  const announceCount = useEffectEvent(() => {
    if (query && count > 0) announce(messages.count(count));
  });
  useEffect(() => {
    if (state.status === 'found') announceCount();
  }, [state]);

  return (
    <div className={styles.box}>
      <div className={styles.frame}>
        <Search className={styles.searchIcon} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={title}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          aria-describedby={`${id}-keys`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${control} ${styles.input}`}
        />
      </div>
      <CommandList
        id={id}
        groups={shown}
        active={active}
        status={query ? state.status : 'idle'}
        query={query}
        onChoose={choose}
        onRetry={() => {
          // The button is about to go.
          input.current?.focus();
          start(query, 0);
        }}
        renderLink={renderLink}
      />
      <p id={`${id}-keys`} className={styles.keys}>
        {messages.keys}
      </p>
    </div>
  );
}
