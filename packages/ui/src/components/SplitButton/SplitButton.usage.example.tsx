import { MenuItem } from '@rentsafe/ui/Menu';
import { SplitButton } from '@rentsafe/ui/SplitButton';

export const Do = () => (
  <SplitButton
    variant="primary"
    menuLabel="More ways to save"
    menu={<MenuItem>Save and add another</MenuItem>}
  >
    Save
  </SplitButton>
);

export const Dont = () => (
  <SplitButton menuLabel="More actions" menu={<MenuItem tone="danger">End lease…</MenuItem>}>
    Renew…
  </SplitButton>
);
