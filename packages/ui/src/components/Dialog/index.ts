export { type DialogCloseEvent, type DialogCloseReason, type RequestClose, useDialogClose } from './closing';
export { Dialog, type DialogProps, type DialogSize } from './Dialog';
