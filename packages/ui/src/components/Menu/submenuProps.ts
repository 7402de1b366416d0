import type { ComponentProps, ReactNode } from 'react';
import type { MenuItemTexts } from './itemProps';

export interface SubmenuProps extends Omit<MenuItemTexts, 'shortcut'>, ComponentProps<'div'> {
  /** The text of the item that opens it, which names it. */
  label: string;
  /** A decorative icon before the label. */
  icon?: ReactNode;
}
