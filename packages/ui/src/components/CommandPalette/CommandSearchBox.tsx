'use client';

import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { byId } from '../../internal/dom';
import { control } from '../../internal/fields/control.css';
import { Search } from '../../internal/icons';
import { isComposing } from '../../internal/keys/isComposing';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { stepOf, useListbox } from '../../internal/listbox/useListbox';
import { useMessages } from '../../internal/messages/messages';
import { CommandList } from './CommandList';
import * as styles from './CommandPalette.css';
import { commandPaletteMessages } from './CommandPalette.messages';
import {
  type CommandGroup,
  type CommandItem,
  type CommandSearch,
  type CommandSelectEvent,
  matchGroups,
} from './commands';

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
  renderLink: ownRenderLink,
}: CommandSearchBoxProps) {
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(commandPaletteMessages);
  const keysId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { list, shown, text, query, type } = useCommandSearch(groups, search, recent);
  const { state } = list;

  const choose = (item: CommandItem, event: MouseEvent) => {
    if (item.id === `recent ${item.label}`) type(item.label);
    else if (!opensElsewhere(event)) onSelect({ item, query });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || !list.input['aria-expanded']) return;
    const step = stepOf(event);
    if (step) {
      event.preventDefault();
      list.move(step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // A link is followed, a command done: as by a press.
      byId(list.optionId(list.active))?.click();
    }
  };

  return (
    <div className={styles.box}>
      <div data-part="search" className={styles.frame}>
        <Search className={styles.searchIcon} aria-hidden="true" />
        <input
          ref={input}
          {...list.input}
          type="text"
          aria-label={title}
          aria-describedby={keysId}
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
        listId={list.listId}
        optionId={list.optionId}
        groups={shown}
        active={list.active}
        status={query ? state.status : 'idle'}
        query={query}
        onChoose={choose}
        onRetry={() => {
          // The button is about to go.
          input.current?.focus();
          list.start(query, 0);
        }}
        renderLink={renderLink}
      />
      <p id={keysId} data-part="keys" className={styles.keys}>
        {messages.keys}
      </p>
    </div>
  );
}

/** What was typed, and what it finds: of the known commands first, then on the server. */
function useCommandSearch(groups: readonly CommandGroup[], search: CommandSearch, recent: readonly string[]) {
  const messages = useMessages(commandPaletteMessages);
  const [text, setText] = useState('');
  const query = text.trim();
  const recentItems = recent.map((label) => ({ id: `recent ${label}`, label }));
  const before = recentItems.length > 0 ? [{ label: messages.recent, items: recentItems }] : [];
  const shownOf = (found: readonly CommandGroup[]) =>
    query ? [...matchGroups(groups, query), ...found] : [...before, ...groups];
  const list = useListbox<CommandGroup>({
    search: (typed, signal) => (typed ? search : nothing)(typed, signal),
    countOf: (found) => shownOf(found).reduce((sum, { items }) => sum + items.length, 0),
    countText: (count) => (query ? messages.count(count) : undefined),
    startsAt: 0,
    open: true,
  });
  const type = (typed: string) => {
    setText(typed);
    list.rewind();
    if (typed.trim() !== query) list.start(typed.trim());
  };
  return { list, shown: shownOf(list.state.options), text, query, type };
}
