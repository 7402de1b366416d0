'use client';

import { type ReactElement, useState } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { Slot } from '../../internal/Slot';
import type { MenuProps } from '../Menu';
import { contextMenuHandlers, type MenuRequest } from './contextMenuHandlers';
import { MenuAt } from './MenuAt';

export interface ContextMenuProps
  extends Omit<MenuProps, 'trigger' | 'side' | 'align' | 'open' | 'defaultOpen' | 'initialFocus'> {
  /** Names the menu: what it is of. */
  label: string;
  /** The element that it is of. */
  trigger: ReactElement;
}

/**
 * What can be done with an element, at the pointer: for a right click, a long press, the Menu key and Shift+F10. Never the only way.
 * Renders the element, and once asked for a Menu.
 */
export function ContextMenu({ label, trigger, onClosed, onOpenChange, ...rest }: ContextMenuProps) {
  checkNamed('ContextMenu', 'label', label);
  const [request, setRequest] = useState<MenuRequest>();
  const handlers = contextMenuHandlers((asked) => {
    setRequest(asked);
    onOpenChange?.({ open: true, reason: 'trigger' });
    return true;
  });
  return (
    <>
      <Slot {...handlers}>{trigger}</Slot>
      {request && (
        <MenuAt
          key={`${request.x} ${request.y}`}
          {...rest}
          {...{ label, request, onOpenChange }}
          onClosed={(event) => {
            setRequest(undefined);
            onClosed?.(event);
          }}
        />
      )}
    </>
  );
}
