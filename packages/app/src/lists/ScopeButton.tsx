import { Button, type ButtonProps } from '@rentsafe/ui/Button';
import { useLazyDialog } from '../overlays/useLazyDialog';
import type { Scope, ScopeMenuProps } from './ScopeMenu';

const loadMenu = async () => (await import('./ScopeMenu')).ScopeMenu;

interface ScopeButtonProps extends ButtonProps {
  /** With one of them the button does it at once; with several it opens a menu, whose code is loaded on intent. */
  scopes: readonly Scope[];
}

/** A button that acts on the page of a list, or on all that match. */
export function ScopeButton({ scopes, ...rest }: ScopeButtonProps) {
  const { opened, trigger } = useLazyDialog<'menu', ScopeMenuProps>(loadMenu, 'The menu could not be opened');
  const [only] = scopes;
  if (scopes.length < 2) return <Button {...rest} onClick={() => only?.onSelect()} />;
  if (opened) {
    return <opened.Dialog scopes={scopes} trigger={<Button {...rest} />} onClose={() => {}} />;
  }
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      onPointerEnter={trigger.onIntent}
      onFocus={trigger.onIntent}
      onClick={() => trigger.onOpen('menu')}
    />
  );
}
