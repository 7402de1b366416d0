/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  AccountScreen: async () => (await import('./account/AccountScreen')).AccountScreen,
  AuditScreen: async () => (await import('./audit/AuditScreen')).AuditScreen,
  ClientScreen: async () => (await import('./client/ClientScreen')).ClientScreen,
  ClientsScreen: async () => (await import('./client/ClientsScreen')).ClientsScreen,
  CurrencyScreen: async () => (await import('./currency/CurrencyScreen')).CurrencyScreen,
  HelpScreen: async () => (await import('./help/HelpScreen')).HelpScreen,
  InternalUsersScreen: async () => (await import('./user/InternalUsersScreen')).InternalUsersScreen,
  PlacesScreen: async () => (await import('./places/PlacesScreen')).PlacesScreen,
  SubscriptionScreen: async () => (await import('./subscription/SubscriptionScreen')).SubscriptionScreen,
  TodoScreen: async () => (await import('./todo/TodoScreen')).TodoScreen,
};
