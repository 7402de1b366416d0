import { Diff } from '@rentsafe/ui/Diff';

export const Do = () => (
  <Diff
    label="Your changes beside those that were saved"
    beforeLabel="Saved by Rudo Dube"
    afterLabel="Yours"
    differences={[{ field: 'Email', before: 'tendai@example.com', after: 'tendai.ncube@example.com' }]}
  />
);

export const Dont = () => (
  <Diff
    label="Diff"
    beforeLabel="v12"
    afterLabel="v13"
    differences={[
      { field: 'contact_email', before: 'tendai@example.com', after: 'tendai.ncube@example.com' },
      { field: 'updated_at', before: '2026-03-05T09:30Z', after: '2026-03-05T10:12Z' },
    ]}
  />
);
