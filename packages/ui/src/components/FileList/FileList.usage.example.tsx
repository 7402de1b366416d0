import { FileList } from '@rentsafe/ui/FileList';

export const Do = () => (
  <FileList
    label="Files of L-0001"
    files={[{ id: 1, name: 'Lease L-0001.pdf', type: 'application/pdf', size: 1_500_000, by: 'Rudo Makoni' }]}
  />
);

export const Dont = () => (
  <FileList
    label="Files"
    files={[{ id: 1, name: 'scan0001 (2).bin', type: 'application/octet-stream', size: 0 }]}
  />
);
