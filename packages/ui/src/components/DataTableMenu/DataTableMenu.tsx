'use client';

import { type ReactElement, useRef, useState } from 'react';
import { Ellipsis } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import type { TableTool } from '../../internal/table/features';
import { ToolFrame } from '../../internal/table/ToolPanel';
import { IconButton } from '../IconButton';
import { Menu, MenuItem, type MenuProps, MenuSeparator } from '../Menu';
import { dataTableMenuMessages } from './DataTableMenu.messages';

export interface DataTableMenuProps extends Omit<MenuProps, 'trigger'> {
  /** What the features of the table bring, an item each: of `useDataTable`. */
  tools: readonly TableTool[];
  /** The button that opens the menu. @default an IconButton named 'List options' */
  trigger?: ReactElement;
}

/**
 * What a list can do beside being narrowed: the items in it, then a table's columns, preferences and views, each of which opens its
 * panel. `ref` and the rest reach the menu.
 */
export function DataTableMenu({
  tools,
  trigger,
  children,
  onOpenChange,
  onClosed,
  ...rest
}: DataTableMenuProps) {
  const messages = useMessages(dataTableMenuMessages);
  const [tool, setTool] = useState<string>();
  const chosen = useRef<string>(undefined);
  const shown = tools.find(({ label }) => label === tool);
  return (
    <ToolFrame
      label={shown?.label ?? messages.menu}
      open={shown !== undefined}
      onClose={() => setTool(undefined)}
      align="end"
      takesFocus
      trigger={() => (
        <Menu
          align="end"
          {...rest}
          trigger={
            trigger ?? (
              <IconButton label={messages.menu}>
                <Ellipsis />
              </IconButton>
            )
          }
          onOpenChange={(event) => {
            setTool(undefined);
            onOpenChange?.(event);
          }}
          onClosed={(event) => {
            const next = chosen.current;
            chosen.current = undefined;
            if (next === undefined) return onClosed?.(event);
            // The panel takes the focus.
            event.keepFocus();
            setTool(next);
          }}
        >
          {children}
          {children && tools.length > 0 && <MenuSeparator />}
          {tools.map(({ label, icon }) => (
            <MenuItem
              key={label}
              icon={icon}
              onSelect={() => {
                chosen.current = label;
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    >
      {(close) => shown?.panel(close)}
    </ToolFrame>
  );
}
