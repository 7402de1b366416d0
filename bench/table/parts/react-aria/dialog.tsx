import { Button, Dialog, Heading, Input, Label, Modal, TextField } from 'react-aria-components';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Modal isOpen>
    <Dialog>
      <Heading slot="title">New tenant</Heading>
      <TextField>
        <Label>Last name</Label>
        <Input />
      </TextField>
      <Button>Save</Button>
    </Dialog>
  </Modal>
));
