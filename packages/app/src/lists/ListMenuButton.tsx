import { IconButton, type IconButtonProps } from '@rentsafe/ui/IconButton';
import { Ellipsis } from 'lucide-react';
import { useLazyDialog } from '../overlays/useLazyDialog';
import type { ListMenuProps } from './ListMenu';

const loadMenu = async () => (await import('./ListMenu')).ListMenu;

/** The menu of a list; its code is loaded when someone turns to the button. */
export function ListMenuButton(props: Pick<ListMenuProps, 'tools' | 'items'>) {
  const { opened, trigger } = useLazyDialog<{ byKeyboard: boolean }, ListMenuProps>(
    loadMenu,
    'The menu could not be opened',
  );
  const pending = props.items.some((item) => item.pending);
  const button = (more?: Partial<IconButtonProps>) => (
    <IconButton label="List options" pending={pending} {...more}>
      {!pending && <Ellipsis />}
    </IconButton>
  );
  if (opened) return <opened.Dialog {...props} {...opened.subject} trigger={button()} onClose={() => {}} />;
  return button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: trigger.onIntent,
    onFocus: trigger.onIntent,
    onClick: ({ detail }) => trigger.onOpen({ byKeyboard: detail === 0 }),
  });
}
