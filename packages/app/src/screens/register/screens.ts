/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  BranchScreen: async () => (await import('./branch/BranchScreen')).BranchScreen,
  ClientConsentsScreen: async () => (await import('./consent/ClientConsentsScreen')).ClientConsentsScreen,
  CompanyEverythingScreen: async () =>
    (await import('./everythingHeld/EverythingHeldScreen')).CompanyEverythingScreen,
  CompanyScreen: async () => (await import('./company/CompanyScreen')).CompanyScreen,
  ConsentsScreen: async () => (await import('./consent/ConsentsScreen')).ConsentsScreen,
  DataRightsScreen: async () => (await import('./dataRights/DataRightsScreen')).DataRightsScreen,
  IndividualEverythingScreen: async () =>
    (await import('./everythingHeld/EverythingHeldScreen')).IndividualEverythingScreen,
  IndividualScreen: async () => (await import('./individual/IndividualScreen')).IndividualScreen,
  IssuedReportScreen: async () => (await import('./reportIssue/IssuedReportScreen')).IssuedReportScreen,
};
