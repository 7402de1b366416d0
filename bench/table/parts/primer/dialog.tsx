import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/primitives.css';
import { BaseStyles, Dialog, FormControl, TextInput, ThemeProvider } from '@primer/react';
import { part } from '../part.tsx';

export const mount = part(() => (
  <ThemeProvider>
    <BaseStyles>
      <Dialog
        title="New tenant"
        onClose={() => {}}
        footerButtons={[{ content: 'Save', buttonType: 'primary' }]}
      >
        <FormControl>
          <FormControl.Label>Last name</FormControl.Label>
          <TextInput />
        </FormControl>
      </Dialog>
    </BaseStyles>
  </ThemeProvider>
));
