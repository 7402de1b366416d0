/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  DepositsScreen: async () => (await import('./deposit/DepositsScreen')).DepositsScreen,
  EditLeaseScreen: async () => (await import('./lease/add/EditLeaseScreen')).EditLeaseScreen,
  ImportLeasesScreen: async () => (await import('./lease/import/ImportLeasesScreen')).ImportLeasesScreen,
  LeaseDocumentScreen: async () => (await import('./document/LeaseDocumentScreen')).LeaseDocumentScreen,
  LeaseScreen: async () => (await import('./lease/record/LeaseScreen')).LeaseScreen,
  LeaseTemplateScreen: async () =>
    (await import('./documentTemplate/record/LeaseTemplateScreen')).LeaseTemplateScreen,
  LeaseTemplatesScreen: async () =>
    (await import('./documentTemplate/list/LeaseTemplatesScreen')).LeaseTemplatesScreen,
  LeasesScreen: async () => (await import('./lease/list/LeasesScreen')).LeasesScreen,
  NewLeaseScreen: async () => (await import('./lease/add/NewLeaseScreen')).NewLeaseScreen,
  OpeningBalancesScreen: async () => (await import('./opening/OpeningBalancesScreen')).OpeningBalancesScreen,
};
