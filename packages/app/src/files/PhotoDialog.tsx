import type { AttachedFile } from '@rentsafe/domain/file';
import { Dialog } from '@rentsafe/ui/Dialog';
import { photo } from './files.css';

interface PhotoDialogProps {
  file: Pick<AttachedFile, 'name'>;
  url: string;
  onClose: () => void;
}

/** A photo as large as the screen allows. */
export const PhotoDialog = ({ file: { name }, url, onClose }: PhotoDialogProps) => (
  <Dialog open title={name} size="lg" onOpenChange={onClose}>
    <img src={url} alt={name} className={photo} />
  </Dialog>
);
