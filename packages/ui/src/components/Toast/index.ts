export { isInsideToasts } from '../../internal/overlay/isInsideToasts';
export type { PromiseMessages, ToastAction, ToastMessage, ToastOptions, ToastType } from './store';
export { Toaster, type ToasterProps, type ToastPosition } from './Toaster';
export { toast } from './toast';
