import * as Toast from '@radix-ui/react-toast';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Toast.Provider>
    <Toast.Root>
      <Toast.Title>Saved</Toast.Title>
      <Toast.Close>Close</Toast.Close>
    </Toast.Root>
    <Toast.Viewport />
  </Toast.Provider>
));
