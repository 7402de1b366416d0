import { Diff } from '@rentsafe/ui/Diff';

export function ChangedMeanwhile() {
  return (
    <Diff
      label="Your changes beside those that were saved"
      beforeLabel="Saved by Rudo Dube"
      afterLabel="Yours"
      differences={[
        { field: 'Surname', before: 'Moyo', after: 'Ncube' },
        { field: 'Email', before: null, after: 'tendai.ncube@example.com' },
      ]}
    />
  );
}
