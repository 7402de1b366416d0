import * as Dialog from '@radix-ui/react-dialog';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Dialog.Root open>
    <Dialog.Portal>
      <Dialog.Overlay />
      <Dialog.Content>
        <Dialog.Title>New tenant</Dialog.Title>
        <label>
          Last name
          <input />
        </label>
        <button type="submit">Save</button>
        <Dialog.Close>Close</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
));
