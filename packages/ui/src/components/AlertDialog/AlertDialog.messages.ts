export const alertDialogMessages = { cancel: 'Cancel' };
