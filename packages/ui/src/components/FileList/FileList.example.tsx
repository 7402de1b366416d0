import { FileList } from '@rentsafe/ui/FileList';

const files = [
  { id: 1, name: 'Lease L-0001.pdf', type: 'application/pdf', size: 1_500_000, by: 'Rudo Makoni' },
];

export function FilesOfALease() {
  return <FileList label="Files of L-0001" files={files} onOpen={({ file }) => console.info(file.name)} />;
}
