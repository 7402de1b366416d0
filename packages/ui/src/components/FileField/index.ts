export type { FileStatus } from './ChosenFile';
export { FileField, type FileFieldProps } from './FileField';
