/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  ApprovalsScreen: async () => (await import('./approval/ApprovalsScreen')).ApprovalsScreen,
  CommissionScreen: async () => (await import('./commission/CommissionScreen')).CommissionScreen,
  CreditorStatementsScreen: async () =>
    (await import('./creditorStatement/CreditorStatementsScreen')).CreditorStatementsScreen,
  DisbursementScreen: async () =>
    (await import('./disbursement/record/DisbursementScreen')).DisbursementScreen,
  DisbursementsScreen: async () =>
    (await import('./disbursement/list/DisbursementsScreen')).DisbursementsScreen,
  StatementsScreen: async () => (await import('./landlordStatement/StatementsScreen')).StatementsScreen,
};
