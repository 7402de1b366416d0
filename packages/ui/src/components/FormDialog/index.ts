export { FormDialog, type FormDialogProps, type FormDialogSubmitEvent } from './FormDialog';
