/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  BankAccountScreen: async () => (await import('./bankAccount/record/BankAccountScreen')).BankAccountScreen,
  BankAccountsScreen: async () => (await import('./bankAccount/list/BankAccountsScreen')).BankAccountsScreen,
  BankPanel: async () => (await import('./bankAccount/BankPanel')).BankPanel,
  JournalsScreen: async () => (await import('./journal/JournalsScreen')).JournalsScreen,
  TrialBalanceScreen: async () => (await import('./trust/TrialBalanceScreen')).TrialBalanceScreen,
  TrustScreen: async () => (await import('./trust/TrustScreen')).TrustScreen,
};
