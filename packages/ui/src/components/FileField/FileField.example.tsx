import { FileField } from '@rentsafe/ui/FileField';

export function SignedLease() {
  return <FileField label="Signed lease" name="lease" accept=".pdf" hint="A PDF of at most 5 MB." />;
}
