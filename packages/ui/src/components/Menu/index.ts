export type { MenuItemProps } from './itemProps';
export { Menu, type MenuProps } from './Menu';
export { MenuCheckboxItem, type MenuCheckboxItemProps } from './MenuCheckboxItem';
export { MenuItem } from './MenuItem';
export {
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './MenuRadioGroup';
export { MenuSection, type MenuSectionProps } from './MenuSection';
export { MenuSeparator, type MenuSeparatorProps } from './MenuSeparator';
export { Submenu } from './Submenu';
export type { SubmenuProps } from './submenuProps';
