import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { PortalProvider } from '@rentsafe/ui/PortalProvider';

/** A dark part of a light page: its menu is dark too. */
export function DarkPart() {
  return (
    <div data-theme="dark">
      <PortalProvider>
        <Card>
          <Menu trigger={<Button>Actions</Button>}>
            <MenuItem>Print</MenuItem>
          </Menu>
        </Card>
      </PortalProvider>
    </div>
  );
}
