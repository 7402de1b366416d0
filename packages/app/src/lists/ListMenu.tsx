import { DataTableMenu, type DataTableMenuProps } from '@rentsafe/ui/DataTableMenu';
import { MenuItem } from '@rentsafe/ui/Menu';
import { type ReactElement, useRef } from 'react';
import { useFirstItem } from '../overlays/useFirstItem';
import type { ListMenuItem } from './useListItems';

export interface ListMenuProps extends Pick<DataTableMenuProps, 'tools'> {
  items: readonly ListMenuItem[];
  trigger: ReactElement;
  byKeyboard: boolean;
  onClose: () => void;
}

/** What a list can do beside being narrowed, open from the start. */
export function ListMenu({ items, byKeyboard, tools, trigger }: ListMenuProps) {
  const onFocus = useFirstItem(byKeyboard);
  const chosen = useRef<() => void>(undefined);
  /** Once the focus is back on the trigger: printing and dialogs return it to where it was. */
  const act = () => {
    const run = chosen.current;
    chosen.current = undefined;
    if (run) queueMicrotask(run);
  };
  return (
    <DataTableMenu defaultOpen tools={tools} trigger={trigger} onFocus={onFocus} onCloseAutoFocus={act}>
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
