export type { PendingPhoto } from './PendingPhotoRow';
export { PhotoField, type PhotoFieldProps } from './PhotoField';
