export { AlertDialog, type AlertDialogProps } from './AlertDialog';
export { type Confirming, type Question, useConfirm } from './useConfirm';
