/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  AccountScreen: async () => (await import('./account/AccountScreen')).AccountScreen,
  AgencyScreen: async () => (await import('./agency/AgencyScreen')).AgencyScreen,
  AuditScreen: async () => (await import('./audit/AuditScreen')).AuditScreen,
  ClientScreen: async () => (await import('./client/ClientScreen')).ClientScreen,
  ClientsScreen: async () => (await import('./client/ClientsScreen')).ClientsScreen,
  CommissionRulesScreen: async () => (await import('./settings/CommissionRulesScreen')).CommissionRulesScreen,
  DataRequestsScreen: async () => (await import('./dataRequest/DataRequestsScreen')).DataRequestsScreen,
  DisputesScreen: async () => (await import('./dispute/DisputesScreen')).DisputesScreen,
  ExchangeRatesScreen: async () => (await import('./settings/ExchangeRatesScreen')).ExchangeRatesScreen,
  HelpScreen: async () => (await import('./help/HelpScreen')).HelpScreen,
  InternalUsersScreen: async () => (await import('./user/InternalUsersScreen')).InternalUsersScreen,
  LockedPeriodsScreen: async () => (await import('./settings/LockedPeriodsScreen')).LockedPeriodsScreen,
  PlacesScreen: async () => (await import('./places/PlacesScreen')).PlacesScreen,
  SubscriptionScreen: async () => (await import('./subscription/SubscriptionScreen')).SubscriptionScreen,
  TaxRatesScreen: async () => (await import('./settings/TaxRatesScreen')).TaxRatesScreen,
  TodoScreen: async () => (await import('./todo/TodoScreen')).TodoScreen,
};
