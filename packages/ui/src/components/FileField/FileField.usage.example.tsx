import { FileField } from '@rentsafe/ui/FileField';

export const Do = () => (
  <FileField label="Signed lease" name="lease_do" accept=".pdf" hint="A PDF of at most 5 MB." />
);

export const Dont = () => <FileField label="Upload" name="lease_dont" />;
