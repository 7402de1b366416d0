'use client';

import { media } from '../../theme/media';
import { useMediaQuery } from '../../theme/useMediaQuery';
import { MenuItem } from './MenuItem';
import { SubmenuBeside } from './SubmenuBeside';
import { SubmenuInPlace } from './SubmenuInPlace';
import type { SubmenuProps } from './submenuProps';

/**
 * Items behind an item: beside the menu, and on a narrow screen in place, below it. Renders the item, and once it is chosen a `div` with
 * role `menu` (`group` in place), which `ref` and the rest reach.
 */
export function Submenu({ disabledReason, ...rest }: SubmenuProps) {
  const isNarrow = useMediaQuery(media.narrow);
  if (disabledReason !== undefined) {
    const { label, icon, description } = rest;
    return <MenuItem {...{ icon, description, disabledReason }}>{label}</MenuItem>;
  }
  return isNarrow ? <SubmenuInPlace {...rest} /> : <SubmenuBeside {...rest} />;
}
