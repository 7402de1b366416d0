import { ageingCardMessages } from '../components/AgeingCard/AgeingCard.messages';
import { alertDialogMessages } from '../components/AlertDialog/AlertDialog.messages';
import { breadcrumbsMessages } from '../components/Breadcrumbs/Breadcrumbs.messages';
import { dataTableMessages } from '../components/DataTable/DataTable.messages';
import { descriptionListMessages } from '../components/DescriptionList/DescriptionList.messages';
import { dialogMessages } from '../components/Dialog/Dialog.messages';
import { drawerMessages } from '../components/Drawer/Drawer.messages';
import { errorBoundaryMessages } from '../components/ErrorBoundary/ErrorBoundary.messages';
import { errorStateMessages } from '../components/ErrorState/ErrorState.messages';
import { expandableTextMessages } from '../components/ExpandableText/ExpandableText.messages';
import { formMessages } from '../components/Form/Form.messages';
import { formDialogMessages } from '../components/FormDialog/FormDialog.messages';
import { paginationMessages } from '../components/Pagination/Pagination.messages';
import { printMessages } from '../components/Print/Print.messages';
import { repeaterMessages } from '../components/Repeater/Repeater.messages';
import { reportDialogMessages } from '../components/ReportDialog/ReportDialog.messages';
import { sidebarMessages } from '../components/Sidebar/Sidebar.messages';
import { spinnerMessages } from '../components/Spinner/Spinner.messages';
import { textFieldMessages } from '../components/TextField/TextField.messages';
import { themeToggleMessages } from '../components/ThemeToggle/ThemeToggle.messages';
import { toastMessages } from '../components/Toast/Toast.messages';

/** Every English word that the components say, in one object: a group a component. */
export const defaultMessages = {
  ageingCard: ageingCardMessages,
  alertDialog: alertDialogMessages,
  breadcrumbs: breadcrumbsMessages,
  dataTable: dataTableMessages,
  descriptionList: descriptionListMessages,
  dialog: dialogMessages,
  drawer: drawerMessages,
  errorBoundary: errorBoundaryMessages,
  errorState: errorStateMessages,
  expandableText: expandableTextMessages,
  form: formMessages,
  formDialog: formDialogMessages,
  pagination: paginationMessages,
  print: printMessages,
  repeater: repeaterMessages,
  reportDialog: reportDialogMessages,
  sidebar: sidebarMessages,
  spinner: spinnerMessages,
  textField: textFieldMessages,
  themeToggle: themeToggleMessages,
  toast: toastMessages,
};

export type Messages = typeof defaultMessages;
