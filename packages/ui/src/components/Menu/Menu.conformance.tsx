import type { ReactElement } from 'react';
import type { Samples } from '../../testing/conformance';
import { Button } from '../Button';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';
import { MenuRadioGroup, MenuRadioItem } from './MenuRadioGroup';
import { MenuSeparator } from './MenuSeparator';

const trigger = <Button>Actions</Button>;
const inMenu = (part: ReactElement) => (
  <Menu trigger={trigger} defaultOpen>
    {part}
  </Menu>
);
const inGroup = (part: ReactElement) =>
  inMenu(
    <MenuRadioGroup value="light" onValueChange={() => {}}>
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
  MenuItem: { render: (props) => inMenu(<MenuItem {...props}>Edit</MenuItem>), portal: true },
  MenuRadioGroup: {
    render: (props) =>
      inMenu(
        <MenuRadioGroup value="light" onValueChange={() => {}} {...props}>
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
  MenuSeparator: { render: (props) => inMenu(<MenuSeparator {...props} />), portal: true },
} satisfies Samples;
