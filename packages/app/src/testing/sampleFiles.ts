import type { AttachedFile } from '@rentsafe/domain/file';

const file = (changes: Partial<AttachedFile>): AttachedFile => ({
  id: 1,
  subject: 'lease:1',
  name: 'Signed lease.pdf',
  type: 'application/pdf',
  size: 1_240_000,
  sha256: 'a'.repeat(64),
  at: '2026-01-05T08:30:00Z',
  user: { id: 2, name: 'Tendai Shumba' },
  ...changes,
});

/** What every record has. */
export const sampleFiles: readonly AttachedFile[] = [
  file({ id: 2, name: 'Kitchen sink.jpg', type: 'image/jpeg', size: 310_000, at: '2026-03-01T10:05:00Z' }),
  file({}),
];
