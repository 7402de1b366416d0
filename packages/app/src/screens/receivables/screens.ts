/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  ClaimScreen: async () => (await import('./claim/record/ClaimScreen')).ClaimScreen,
  CustomerStatementsScreen: async () =>
    (await import('./customerStatement/CustomerStatementsScreen')).CustomerStatementsScreen,
  DebtCallScreen: async () => (await import('./debtCall/record/DebtCallScreen')).DebtCallScreen,
  DebtCallsScreen: async () => (await import('./debtCall/list/DebtCallsScreen')).DebtCallsScreen,
  InvoiceScreen: async () => (await import('./invoice/record/InvoiceScreen')).InvoiceScreen,
  InvoicesScreen: async () => (await import('./invoice/list/InvoicesScreen')).InvoicesScreen,
  MonthRunScreen: async () => (await import('./chargeRun/MonthRunScreen')).MonthRunScreen,
  ReceiptScreen: async () => (await import('./receipt/record/ReceiptScreen')).ReceiptScreen,
  ReceiptsScreen: async () => (await import('./receipt/list/ReceiptsScreen')).ReceiptsScreen,
};
