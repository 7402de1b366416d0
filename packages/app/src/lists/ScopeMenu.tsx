import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { type ReactElement, useRef } from 'react';

/** What a tool of a list takes: 'This page (20)', 'All 57'. */
export interface Scope {
  label: string;
  onSelect: () => void;
}

export interface ScopeMenuProps {
  trigger: ReactElement;
  scopes: readonly Scope[];
  onClose: () => void;
}

/** The choice of what is printed or saved, open from the start. */
export function ScopeMenu({ trigger, scopes }: ScopeMenuProps) {
  const chosen = useRef<() => void>(undefined);
  /** Once the focus is back on the trigger: printing returns it to where it was. */
  const act = () => {
    const run = chosen.current;
    chosen.current = undefined;
    if (run) queueMicrotask(run);
  };
  return (
    <Menu align="end" defaultOpen trigger={trigger} onCloseAutoFocus={act}>
      {scopes.map(({ label, onSelect }) => (
        <MenuItem
          key={label}
          onSelect={() => {
            chosen.current = onSelect;
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
