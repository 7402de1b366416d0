import { Button } from '@rentsafe/ui/Button';
import { Menu, MenuItem, MenuSeparator } from '@rentsafe/ui/Menu';
import { toast } from '@rentsafe/ui/Toast';
import { Pencil, Printer, Trash2 } from 'lucide-react';

export function LeaseMenu() {
  return (
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem icon={<Pencil />}>Edit</MenuItem>
      <MenuItem icon={<Printer />} onSelect={() => toast.info('Printing')}>
        Print
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger">
        Delete
      </MenuItem>
    </Menu>
  );
}
