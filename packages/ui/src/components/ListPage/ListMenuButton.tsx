import { useOnIntent } from '../../internal/hooks/useOnIntent';
import { Ellipsis } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { IconButton, type IconButtonProps } from '../IconButton';
import { toast } from '../Toast';
import type { ListMenuProps } from './ListMenu';
import { listPageMessages } from './ListPage.messages';

const loadMenu = async () => (await import('./ListMenu')).ListMenu;

/** The menu of a list; its code is loaded when someone turns to the button. */
export function ListMenuButton({ tools, items }: Pick<ListMenuProps, 'tools' | 'items'>) {
  const messages = useMessages(listPageMessages);
  const { loaded, intent } = useOnIntent(loadMenu, () => void toast.error(messages.menuFailed));
  const pending = items.some((item) => item.pending);
  const button = (more?: Partial<IconButtonProps>) => (
    <IconButton label={messages.menu} pending={pending} {...more}>
      {!pending && <Ellipsis />}
    </IconButton>
  );
  if (!loaded) return button({ 'aria-haspopup': 'menu', 'aria-expanded': false, ...intent });
  const { Part: Menu, byKeyboard } = loaded;
  return <Menu {...{ tools, items, byKeyboard }} trigger={button()} />;
}
