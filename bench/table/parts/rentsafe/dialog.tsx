import '@rentsafe/ui/styles.css';
import { Button } from '@rentsafe/ui/Button';
import { Dialog } from '@rentsafe/ui/Dialog';
import { TextField } from '@rentsafe/ui/TextField';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Dialog open onOpenChange={() => {}} title="New tenant" footer={<Button variant="primary">Save</Button>}>
    <TextField name="last_name" label="Last name" />
  </Dialog>
));
