import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <TextField label="Registration number" hint="As on the certificate, such as 1234/2019." />
);

export const Dont = () => (
  <TextField label="Registration number" labelHidden placeholder="Registration number" />
);
