export type { PendingPhoto } from './PendingPhotoRow';
export { PhotoField, type PhotoFieldProps } from './PhotoField';
export { preparePhoto } from './preparePhoto';
