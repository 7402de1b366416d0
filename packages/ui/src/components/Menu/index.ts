export { Menu, type MenuProps } from './Menu';
export { MenuItem, type MenuItemProps } from './MenuItem';
export {
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './MenuRadioGroup';
export { MenuSeparator, type MenuSeparatorProps } from './MenuSeparator';
