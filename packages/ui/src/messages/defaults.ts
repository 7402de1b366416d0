import { alertDialogMessages } from '../components/AlertDialog/AlertDialog.messages';
import { dataTableMessages } from '../components/DataTable/DataTable.messages';
import { descriptionListMessages } from '../components/DescriptionList/DescriptionList.messages';
import { dialogMessages } from '../components/Dialog/Dialog.messages';
import { errorBoundaryMessages } from '../components/ErrorBoundary/ErrorBoundary.messages';
import { errorStateMessages } from '../components/ErrorState/ErrorState.messages';
import { expandableTextMessages } from '../components/ExpandableText/ExpandableText.messages';
import { paginationMessages } from '../components/Pagination/Pagination.messages';
import { printMessages } from '../components/Print/Print.messages';
import { reportDialogMessages } from '../components/ReportDialog/ReportDialog.messages';
import { spinnerMessages } from '../components/Spinner/Spinner.messages';

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
  print: printMessages,
  reportDialog: reportDialogMessages,
  spinner: spinnerMessages,
};

export type Messages = typeof defaultMessages;
