import { type ReactElement, useRef } from 'react';
import type { TableTool } from '../../internal/table/features';
import { DataTableMenu } from '../DataTableMenu';
import { MenuItem } from '../Menu';
import type { ListMenuItem } from './useListItems';

export interface ListMenuProps {
  tools: readonly TableTool[];
  items: readonly ListMenuItem[];
  trigger: ReactElement;
  /** A key opened it, before its code was there. */
  byKeyboard: boolean;
}

/** What a list can do beside being narrowed, open from the start. */
export function ListMenu({ items, byKeyboard, tools, trigger }: ListMenuProps) {
  const chosen = useRef<() => void>(undefined);
  /** Once the focus is back on the trigger: printing and dialogs return it to where it was. */
  const act = () => {
    const run = chosen.current;
    chosen.current = undefined;
    if (run) queueMicrotask(run);
  };
  return (
    <DataTableMenu
      defaultOpen
      tools={tools}
      trigger={trigger}
      initialFocus={byKeyboard ? 'first' : undefined}
      onClosed={act}
    >
      {items.map(({ label, icon, disabled = false, onIntent, onSelect }) => (
        <MenuItem
          key={label}
          icon={icon}
          disabled={disabled}
          onFocus={onIntent}
          onSelect={() => {
            chosen.current = onSelect;
          }}
        >
          {label}
        </MenuItem>
      ))}
    </DataTableMenu>
  );
}
