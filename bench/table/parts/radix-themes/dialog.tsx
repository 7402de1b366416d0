import '@radix-ui/themes/styles.css';
import { Button, Dialog, Text, TextField, Theme } from '@radix-ui/themes';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Theme>
    <Dialog.Root open>
      <Dialog.Content>
        <Dialog.Title>New tenant</Dialog.Title>
        <Text as="label">
          Last name
          <TextField.Root />
        </Text>
        <Button>Save</Button>
      </Dialog.Content>
    </Dialog.Root>
  </Theme>
));
