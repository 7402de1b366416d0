import { DateTimeField } from '@rentsafe/ui/DateTimeField';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => <DateTimeField label="Viewing" name="viewing_do" hint="Harare time." />;

export const Dont = () => (
  <TextField label="Date/time (YYYY-MM-DD HH:MM)" name="viewing_dont" placeholder="2026-03-05 09:30" />
);
