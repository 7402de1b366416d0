import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import type { ReactElement } from 'react';

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
export const ScopeMenu = ({ trigger, scopes }: ScopeMenuProps) => (
  <Menu align="end" defaultOpen trigger={trigger}>
    {scopes.map(({ label, onSelect }) => (
      <MenuItem key={label} onSelect={onSelect}>
        {label}
      </MenuItem>
    ))}
  </Menu>
);
