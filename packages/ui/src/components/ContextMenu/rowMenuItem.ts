import type { MenuItemProps } from '../Menu';

export interface RowMenuItem
  extends Pick<MenuItemProps, 'icon' | 'description' | 'disabled' | 'disabledReason' | 'tone'> {
  /** A verb, with … where a form follows; unique within the items. */
  label: string;
  /** Called when the user chooses it. */
  onSelect?: (() => void) | undefined;
  /** Makes it a submenu of these. */
  items?: readonly RowMenuItem[] | undefined;
}
