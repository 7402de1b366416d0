import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@rentsafe/ui/Menu';
import { useTheme } from '@rentsafe/ui/theme';
import { Keyboard, LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AccountLink, accountLinks, helpLink } from '../frame/accountLinks';
import { useSingleKeys } from '../frame/singleKeys';

export interface AccountMenuProps {
  trigger: ReactElement;
  /** A key opened it: the first item takes focus. */
  byKeyboard: boolean;
  /** Shows the keyboard shortcuts, where there are any. */
  onHelp?: () => void;
  onLogOut: () => void;
  onClose: () => void;
}

/** What concerns who is signed in, open from the start. */
export function AccountMenu({ trigger, byKeyboard, onHelp, onLogOut }: AccountMenuProps) {
  const navigate = useNavigate();
  const hasSingleKeys = useSingleKeys();
  const { density, setDensity } = useTheme();
  const itemOf = ({ id, label, icon, href }: AccountLink) => (
    <MenuItem key={id} icon={icon} onSelect={() => void navigate(href)}>
      {label}
    </MenuItem>
  );

  return (
    <Menu align="end" defaultOpen trigger={trigger} initialFocus={byKeyboard ? 'first' : undefined}>
      {accountLinks.map(itemOf)}
      <MenuSeparator />
      <MenuRadioGroup
        label="Row density"
        labelHidden
        value={density}
        onValueChange={({ value }) => setDensity(value)}
      >
        <MenuRadioItem value="comfortable">Comfortable rows</MenuRadioItem>
        <MenuRadioItem value="compact">Compact rows</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      {onHelp && (
        <MenuItem icon={<Keyboard />} shortcut={hasSingleKeys ? '?' : undefined} onSelect={onHelp}>
          Keyboard shortcuts
        </MenuItem>
      )}
      {itemOf(helpLink)}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={onLogOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}
