import { vars } from '../../theme/vars.css';

const { color, radius, shadow, z } = vars;

/** What everything that stands above the page looks like: menus, popovers, lists of options. */
export const floating = {
  zIndex: z.popover,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.popover,
} as const;
