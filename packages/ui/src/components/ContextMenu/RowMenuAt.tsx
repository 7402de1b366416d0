import { Fragment } from 'react';
import { MenuItem, MenuSeparator, Submenu } from '../Menu';
import type { MenuRequest } from './contextMenuHandlers';
import { MenuAt } from './MenuAt';
import type { RowMenuItem } from './rowMenuItem';

const itemOf = (
  { label, items, onSelect, ...rest }: RowMenuItem,
  at: number,
  all: readonly RowMenuItem[],
) => (
  <Fragment key={label}>
    {rest.tone === 'danger' && at > 0 && all[at - 1]?.tone !== 'danger' && <MenuSeparator />}
    {items ? (
      <Submenu label={label} {...rest}>
        {items.map(itemOf)}
      </Submenu>
    ) : (
      <MenuItem {...rest} {...(onSelect && { onSelect })}>
        {label}
      </MenuItem>
    )}
  </Fragment>
);

interface RowMenuAtProps {
  label: string;
  request: MenuRequest;
  items: readonly RowMenuItem[];
  onClosed: () => void;
}

/** The menu of a row, loaded once it is asked for. */
export const RowMenuAt = ({ items, ...rest }: RowMenuAtProps) => (
  <MenuAt {...rest}>{items.map(itemOf)}</MenuAt>
);
