export { FormDialog, type FormDialogProps } from './FormDialog';
export type { FormDialogSubmitEvent } from './useRounds';
