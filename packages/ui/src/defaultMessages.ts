import { alertDialogMessages } from './components/AlertDialog/AlertDialog.messages';
import { barChartMessages } from './components/BarChart/BarChart.messages';
import { breadcrumbsMessages } from './components/Breadcrumbs/Breadcrumbs.messages';
import { bulkMoneyTableMessages } from './components/BulkMoneyTable/BulkMoneyTable.messages';
import { calloutMessages } from './components/Callout/Callout.messages';
import { checkboxGroupMessages } from './components/CheckboxGroup/CheckboxGroup.messages';
import { checklistMessages } from './components/Checklist/Checklist.messages';
import { comboboxMessages } from './components/Combobox/Combobox.messages';
import { commandPaletteMessages } from './components/CommandPalette/CommandPalette.messages';
import { copyButtonMessages } from './components/CopyButton/CopyButton.messages';
import { csvImportMessages } from './components/CsvImport/CsvImport.messages';
import { dataTableMessages } from './components/DataTable/DataTable.messages';
import { dataTableColumnsMessages } from './components/DataTableColumns/DataTableColumns.messages';
import { dataTableCsvMessages } from './components/DataTableCsv/DataTableCsv.messages';
import { dataTableEditMessages } from './components/DataTableEdit/DataTableEdit.messages';
import { dataTableExpandMessages } from './components/DataTableExpand/DataTableExpand.messages';
import { dataTableFiltersMessages } from './components/DataTableFilters/DataTableFilters.messages';
import { filterConditionsMessages } from './components/DataTableFilters/FilterConditions.messages';
import { dataTableGroupsMessages } from './components/DataTableGroups/DataTableGroups.messages';
import { dataTableMaskingMessages } from './components/DataTableMasking/DataTableMasking.messages';
import { dataTableMenuMessages } from './components/DataTableMenu/DataTableMenu.messages';
import { dataTablePreferencesMessages } from './components/DataTablePreferences/DataTablePreferences.messages';
import { dataTableSelectionMessages } from './components/DataTableSelection/DataTableSelection.messages';
import { dataTableSortMessages } from './components/DataTableSort/DataTableSort.messages';
import { dataTableTotalsMessages } from './components/DataTableTotals/DataTableTotals.messages';
import { dataTableTreeMessages } from './components/DataTableTree/DataTableTree.messages';
import { dataTableViewsMessages } from './components/DataTableViews/DataTableViews.messages';
import { dateFieldMessages } from './components/DateField/DateField.messages';
import { dateRangeFieldMessages } from './components/DateRangeField/DateRangeField.messages';
import { dateTextMessages } from './components/DateText/DateText.messages';
import { dateTimeFieldMessages } from './components/DateTimeField/DateTimeField.messages';
import { descriptionListMessages } from './components/DescriptionList/DescriptionList.messages';
import { dialogMessages } from './components/Dialog/Dialog.messages';
import { diffMessages } from './components/Diff/Diff.messages';
import { donutChartMessages } from './components/DonutChart/DonutChart.messages';
import { drawerMessages } from './components/Drawer/Drawer.messages';
import { editionMessages } from './components/Edition/Edition.messages';
import { errorBoundaryMessages } from './components/ErrorBoundary/ErrorBoundary.messages';
import { errorStateMessages } from './components/ErrorState/ErrorState.messages';
import { expandableTextMessages } from './components/ExpandableText/ExpandableText.messages';
import { fileFieldMessages } from './components/FileField/FileField.messages';
import { fileListMessages } from './components/FileList/FileList.messages';
import { formMessages } from './components/Form/Form.messages';
import { formDialogMessages } from './components/FormDialog/FormDialog.messages';
import { helpPanelMessages } from './components/HelpPanel/HelpPanel.messages';
import { hotkeysMessages } from './components/Hotkeys/Hotkeys.messages';
import { lineChartMessages } from './components/LineChart/LineChart.messages';
import { listPageMessages } from './components/ListPage/ListPage.messages';
import { moneyMessages } from './components/Money/Money.messages';
import { moneyTotalsMessages } from './components/MoneyTotals/MoneyTotals.messages';
import { monthCalendarMessages } from './components/MonthCalendar/MonthCalendar.messages';
import { multiSelectMessages } from './components/MultiSelect/MultiSelect.messages';
import { numberFieldMessages } from './components/NumberField/NumberField.messages';
import { paginationMessages } from './components/Pagination/Pagination.messages';
import { photoFieldMessages } from './components/PhotoField/PhotoField.messages';
import { printMessages } from './components/Print/Print.messages';
import { recordPageMessages } from './components/RecordPage/RecordPage.messages';
import { repeaterMessages } from './components/Repeater/Repeater.messages';
import { reportDialogMessages } from './components/ReportDialog/ReportDialog.messages';
import { searchFieldMessages } from './components/SearchField/SearchField.messages';
import { selectMessages } from './components/Select/Select.messages';
import { sidebarMessages } from './components/Sidebar/Sidebar.messages';
import { signatureFieldMessages } from './components/SignatureField/SignatureField.messages';
import { skipLinkMessages } from './components/SkipLink/SkipLink.messages';
import { sparklineMessages } from './components/Sparkline/Sparkline.messages';
import { spinnerMessages } from './components/Spinner/Spinner.messages';
import { splitPanelMessages } from './components/SplitPanel/SplitPanel.messages';
import { stepperMessages } from './components/Stepper/Stepper.messages';
import { submissionMessages } from './components/Submission/Submission.messages';
import { tagMessages } from './components/Tag/Tag.messages';
import { textFieldMessages } from './components/TextField/TextField.messages';
import { themeToggleMessages } from './components/ThemeToggle/ThemeToggle.messages';
import { timeFieldMessages } from './components/TimeField/TimeField.messages';
import { timelineMessages } from './components/Timeline/Timeline.messages';
import { toastMessages } from './components/Toast/Toast.messages';
import { wizardMessages } from './components/Wizard/Wizard.messages';

/** Every English text of the components, in one object: one group for each component. */
export const defaultMessages = {
  alertDialog: alertDialogMessages.defaults,
  barChart: barChartMessages.defaults,
  breadcrumbs: breadcrumbsMessages.defaults,
  bulkMoneyTable: bulkMoneyTableMessages.defaults,
  callout: calloutMessages.defaults,
  checkboxGroup: checkboxGroupMessages.defaults,
  checklist: checklistMessages.defaults,
  combobox: comboboxMessages.defaults,
  commandPalette: commandPaletteMessages.defaults,
  copyButton: copyButtonMessages.defaults,
  csvImport: csvImportMessages.defaults,
  dataTable: dataTableMessages.defaults,
  dataTableColumns: dataTableColumnsMessages.defaults,
  dataTableCsv: dataTableCsvMessages.defaults,
  dataTableEdit: dataTableEditMessages.defaults,
  dataTableExpand: dataTableExpandMessages.defaults,
  dataTableFilters: dataTableFiltersMessages.defaults,
  filterConditions: filterConditionsMessages.defaults,
  dataTableGroups: dataTableGroupsMessages.defaults,
  dataTableMasking: dataTableMaskingMessages.defaults,
  dataTableMenu: dataTableMenuMessages.defaults,
  dataTablePreferences: dataTablePreferencesMessages.defaults,
  dataTableSelection: dataTableSelectionMessages.defaults,
  dataTableSort: dataTableSortMessages.defaults,
  dataTableTotals: dataTableTotalsMessages.defaults,
  dataTableTree: dataTableTreeMessages.defaults,
  dataTableViews: dataTableViewsMessages.defaults,
  dateField: dateFieldMessages.defaults,
  dateRangeField: dateRangeFieldMessages.defaults,
  dateText: dateTextMessages.defaults,
  dateTimeField: dateTimeFieldMessages.defaults,
  descriptionList: descriptionListMessages.defaults,
  dialog: dialogMessages.defaults,
  diff: diffMessages.defaults,
  donutChart: donutChartMessages.defaults,
  drawer: drawerMessages.defaults,
  edition: editionMessages.defaults,
  errorBoundary: errorBoundaryMessages.defaults,
  errorState: errorStateMessages.defaults,
  expandableText: expandableTextMessages.defaults,
  fileField: fileFieldMessages.defaults,
  fileList: fileListMessages.defaults,
  form: formMessages.defaults,
  formDialog: formDialogMessages.defaults,
  helpPanel: helpPanelMessages.defaults,
  hotkeys: hotkeysMessages.defaults,
  lineChart: lineChartMessages.defaults,
  listPage: listPageMessages.defaults,
  money: moneyMessages.defaults,
  moneyTotals: moneyTotalsMessages.defaults,
  monthCalendar: monthCalendarMessages.defaults,
  multiSelect: multiSelectMessages.defaults,
  numberField: numberFieldMessages.defaults,
  pagination: paginationMessages.defaults,
  photoField: photoFieldMessages.defaults,
  print: printMessages.defaults,
  recordPage: recordPageMessages.defaults,
  repeater: repeaterMessages.defaults,
  reportDialog: reportDialogMessages.defaults,
  searchField: searchFieldMessages.defaults,
  select: selectMessages.defaults,
  sidebar: sidebarMessages.defaults,
  signatureField: signatureFieldMessages.defaults,
  skipLink: skipLinkMessages.defaults,
  sparkline: sparklineMessages.defaults,
  spinner: spinnerMessages.defaults,
  splitPanel: splitPanelMessages.defaults,
  stepper: stepperMessages.defaults,
  submission: submissionMessages.defaults,
  tag: tagMessages.defaults,
  textField: textFieldMessages.defaults,
  themeToggle: themeToggleMessages.defaults,
  timeField: timeFieldMessages.defaults,
  timeline: timelineMessages.defaults,
  toast: toastMessages.defaults,
  wizard: wizardMessages.defaults,
};

export type Messages = typeof defaultMessages;
