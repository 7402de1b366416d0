import type { ReactElement } from 'react';
import type { Samples } from '../../testing/conformance';
import { Button } from '../Button';
import { Menu } from './Menu';
import { MenuCheckboxItem } from './MenuCheckboxItem';
import { MenuItem } from './MenuItem';
import { MenuRadioGroup, MenuRadioItem } from './MenuRadioGroup';
import { MenuSection } from './MenuSection';
import { MenuSeparator } from './MenuSeparator';
import { Submenu } from './Submenu';

const trigger = <Button>Actions</Button>;
const inMenu = (part: ReactElement) => (
  <Menu trigger={trigger} defaultOpen>
    {part}
  </Menu>
);
const inGroup = (part: ReactElement) =>
  inMenu(
    <MenuRadioGroup label="Theme" value="light" onValueChange={() => {}}>
      {part}
    </MenuRadioGroup>,
  );

export default {
  Menu: {
    render: (props) => (
      <Menu trigger={trigger} defaultOpen {...props}>
        <MenuItem>Edit</MenuItem>
      </Menu>
    ),
    portal: true,
  },
  MenuCheckboxItem: {
    render: (props) =>
      inMenu(
        <MenuCheckboxItem checked onCheckedChange={() => {}} {...props}>
          Closed jobs
        </MenuCheckboxItem>,
      ),
    portal: true,
  },
  MenuItem: { render: (props) => inMenu(<MenuItem {...props}>Edit</MenuItem>), portal: true },
  MenuRadioGroup: {
    render: (props) =>
      inMenu(
        <MenuRadioGroup label="Theme" value="light" onValueChange={() => {}} {...props}>
          <MenuRadioItem value="light">Light</MenuRadioItem>
        </MenuRadioGroup>,
      ),
    portal: true,
  },
  MenuRadioItem: {
    render: (props) =>
      inGroup(
        <MenuRadioItem value="light" {...props}>
          Light
        </MenuRadioItem>,
      ),
    portal: true,
  },
  MenuSection: {
    render: (props) =>
      inMenu(
        <MenuSection label="Export" {...props}>
          <MenuItem>As CSV</MenuItem>
        </MenuSection>,
      ),
    portal: true,
  },
  MenuSeparator: { render: (props) => inMenu(<MenuSeparator {...props} />), portal: true },
  Submenu: {
    render: (props) =>
      inMenu(
        <Submenu label="Export" {...props}>
          <MenuItem>As CSV</MenuItem>
        </Submenu>,
      ),
    notShown: ['As CSV'],
    rootless: 'Its menu is there once its item is chosen.',
  },
} satisfies Samples;
