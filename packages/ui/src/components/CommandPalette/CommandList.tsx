'use client';

import type { MouseEvent } from 'react';
import type { RenderLink } from '../../internal/link/renderLink';
import { SearchNote } from '../../internal/listbox/SearchNote';
import type { SearchState } from '../../internal/listbox/useSearch';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './CommandPalette.css';
import { commandPaletteMessages } from './CommandPalette.messages';
import type { CommandGroup, CommandItem } from './commands';

interface CommandListProps {
  listId: string;
  optionId: (at: number) => string;
  groups: readonly CommandGroup[];
  /** Position among the items of all groups. */
  active: number;
  status: SearchState<CommandGroup>['status'];
  query: string;
  onChoose: (item: CommandItem, event: MouseEvent) => void;
  onRetry: () => void;
  renderLink: RenderLink;
}

/** The items in their groups, and how the search is doing. Its height does not change. */
export function CommandList({
  listId,
  optionId,
  groups,
  active,
  status,
  query,
  onChoose,
  onRetry,
  renderLink,
}: CommandListProps) {
  const messages = useMessages(commandPaletteMessages);
  const isEmpty = groups.length === 0;

  const all = groups.flatMap(({ items }) => items);

  return (
    <div data-part="results" className={styles.results} data-state={status}>
      <div id={listId} role="listbox" aria-label={messages.results} hidden={isEmpty}>
        {groups.map((group, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group.label} role="group" aria-labelledby={`${listId}-group-${number}`}>
            <div
              id={`${listId}-group-${number}`}
              role="presentation"
              data-part="group"
              className={styles.groupLabel}
            >
              {group.label}
            </div>
            {group.items.map((item) => {
              const at = all.indexOf(item);
              return (
                <CommandOption
                  key={item.id}
                  item={item}
                  id={optionId(at)}
                  active={at === active}
                  onChoose={onChoose}
                  renderLink={renderLink}
                />
              );
            })}
          </div>
        ))}
      </div>
      <SearchNote
        status={status}
        messages={messages}
        none={status === 'found' && isEmpty ? messages.none(query) : undefined}
        onRetry={onRetry}
      />
    </div>
  );
}

interface CommandOptionProps extends Pick<CommandListProps, 'onChoose' | 'renderLink'> {
  item: CommandItem;
  id: string;
  active: boolean;
}

/** An option: a link where the item leads somewhere. */
function CommandOption({ item, id, active, onChoose, renderLink }: CommandOptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: styles.option,
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onChoose(item, event),
    children: (
      <>
        {item.icon && (
          <span className={styles.icon} aria-hidden="true">
            {item.icon}
          </span>
        )}
        <span data-part="label" className={styles.label}>
          {item.label}
        </span>
        {item.description && (
          <span data-part="description" className={styles.description}>
            {item.description}
          </span>
        )}
      </>
    ),
  };
  return item.href === undefined ? <div {...props} /> : renderLink({ href: item.href, ...props });
}
