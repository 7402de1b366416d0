import { alertDialogMessages } from '../components/AlertDialog/AlertDialog.messages';
import { dataTableMessages } from '../components/DataTable/DataTable.messages';
import { descriptionListMessages } from '../components/DescriptionList/DescriptionList.messages';
import { dialogMessages } from '../components/Dialog/Dialog.messages';
import { errorBoundaryMessages } from '../components/ErrorBoundary/ErrorBoundary.messages';
import { errorStateMessages } from '../components/ErrorState/ErrorState.messages';
import { expandableTextMessages } from '../components/ExpandableText/ExpandableText.messages';
import { paginationMessages } from '../components/Pagination/Pagination.messages';
import { spinnerMessages } from '../components/Spinner/Spinner.messages';
import { themeToggleMessages } from '../components/ThemeToggle/ThemeToggle.messages';
import { toastMessages } from '../components/Toast/Toast.messages';

/** Every English word that the components say, in one object: a group a component. */
export const defaultMessages = {
  alertDialog: alertDialogMessages,
  dataTable: dataTableMessages,
  descriptionList: descriptionListMessages,
  dialog: dialogMessages,
  errorBoundary: errorBoundaryMessages,
  errorState: errorStateMessages,
  expandableText: expandableTextMessages,
  pagination: paginationMessages,
  spinner: spinnerMessages,
  themeToggle: themeToggleMessages,
  toast: toastMessages,
};

export type Messages = typeof defaultMessages;
