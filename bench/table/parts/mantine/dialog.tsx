import '@mantine/core/styles.css';
import { Button, MantineProvider, Modal, TextInput } from '@mantine/core';
import { part } from '../part.tsx';

export const mount = part(() => (
  <MantineProvider>
    <Modal opened onClose={() => {}} title="New tenant">
      <TextInput label="Last name" />
      <Button>Save</Button>
    </Modal>
  </MantineProvider>
));
