'use client';

import type { RenderLink } from '../../internal/link/renderLink';
import { Dialog, type DialogProps } from '../Dialog';
import { CommandSearchBox } from './CommandSearchBox';
import type { CommandGroup, CommandSearch, CommandSelectEvent } from './commands';

export interface CommandPaletteProps
  extends Omit<
    DialogProps,
    | 'title'
    | 'children'
    | 'onSelect'
    | 'footer'
    | 'actions'
    | 'pending'
    | 'onCloseBlocked'
    | 'initialFocus'
    | 'closeOnOutside'
    | 'size'
  > {
  /** Names the dialog and its field. */
  title: string;
  /** What the palette knows: all of it is listed before anything is typed, and searched as the user types. */
  groups: readonly CommandGroup[];
  /** Finds more elsewhere; asked when typing pauses. */
  search?: CommandSearch;
  /** Earlier queries, newest first; choosing one puts it into the field. */
  recent?: readonly string[];
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** An item was chosen. Links lead there by themselves; close the palette. */
  onSelect: (event: CommandSelectEvent) => void;
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
}

/** One field to go anywhere and find anything: APG combobox with a listbox, in a Dialog. Starts anew on each opening. */
export function CommandPalette({
  title,
  groups,
  search,
  recent,
  placeholder,
  onSelect,
  renderLink,
  ...rest
}: CommandPaletteProps) {
  return (
    <Dialog {...rest} title={title} size="lg" closeOnOutside>
      <CommandSearchBox {...{ title, groups, search, recent, placeholder, onSelect, renderLink }} />
    </Dialog>
  );
}
