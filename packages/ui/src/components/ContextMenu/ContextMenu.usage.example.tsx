import { Button } from '@rentsafe/ui/Button';
import { ContextMenu } from '@rentsafe/ui/ContextMenu';
import { Inline } from '@rentsafe/ui/Inline';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { Text } from '@rentsafe/ui/Text';

const items = (
  <>
    <MenuItem>Call the owner</MenuItem>
    <MenuItem>Print the job card</MenuItem>
  </>
);

export const Do = () => (
  <ContextMenu
    label="Job 12"
    trigger={
      <Inline justify="between">
        <Text>Job 12: Toyota Hilux</Text>
        <Menu trigger={<Button>Actions</Button>}>{items}</Menu>
      </Inline>
    }
  >
    {items}
  </ContextMenu>
);

export const Dont = () => (
  <ContextMenu label="Job 12" trigger={<Text>Job 12: Toyota Hilux (right click for more!)</Text>}>
    {items}
  </ContextMenu>
);
