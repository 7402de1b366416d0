import { IconButton } from '@rentsafe/ui/IconButton';
import { CircleUserRound } from 'lucide-react';
import { useLazyDialog } from '../overlays/useLazyDialog';
import type { AccountMenuProps } from './AccountMenu';

const loadMenu = async () => (await import('./AccountMenu')).AccountMenu;

/** The account menu of the top bar; its code is loaded when someone turns to the button. */
export function AccountButton(props: Pick<AccountMenuProps, 'onHelp' | 'onLogOut'>) {
  const menu = useLazyDialog<{ byKeyboard: boolean }, AccountMenuProps>(
    loadMenu,
    'The menu could not be opened',
  );
  const { onOpen, onIntent } = menu.trigger;
  const icon = <CircleUserRound />;
  if (menu.opened) {
    const { Dialog: Menu, subject } = menu.opened;
    const button = <IconButton label="Account">{icon}</IconButton>;
    return <Menu {...props} {...subject} trigger={button} onClose={menu.onClose} />;
  }
  return (
    <IconButton
      label="Account"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={({ detail }) => onOpen({ byKeyboard: detail === 0 })}
    >
      {icon}
    </IconButton>
  );
}
