import { Button } from '@rentsafe/ui/Button';
import { Menu, MenuItem, MenuSeparator } from '@rentsafe/ui/Menu';

export const Do = () => (
  <Menu trigger={<Button>Lease actions</Button>}>
    <MenuItem>Renew…</MenuItem>
    <MenuItem>Print</MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger">End lease…</MenuItem>
  </Menu>
);

export const Dont = () => (
  <Menu trigger={<Button>Options</Button>}>
    <MenuItem tone="danger">Delete</MenuItem>
    <MenuItem>Renew</MenuItem>
    <MenuItem>Go to tenants</MenuItem>
  </Menu>
);
