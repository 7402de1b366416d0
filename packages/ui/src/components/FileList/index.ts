export { FileList, type FileListProps } from './FileList';
export type { ListedFile } from './ListedFileRow';
