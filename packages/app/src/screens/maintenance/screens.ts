/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  ContractorScreen: async () => (await import('./contractor/record/ContractorScreen')).ContractorScreen,
  ContractorsScreen: async () => (await import('./contractor/list/ContractorsScreen')).ContractorsScreen,
  InspectionScreen: async () => (await import('./inspection/record/InspectionScreen')).InspectionScreen,
  InspectionsScreen: async () => (await import('./inspection/list/InspectionsScreen')).InspectionsScreen,
  MaintenanceCostsScreen: async () =>
    (await import('./maintenanceCosts/MaintenanceCostsScreen')).MaintenanceCostsScreen,
  MaintenanceHistoryScreen: async () =>
    (await import('./maintenanceHistory/MaintenanceHistoryScreen')).MaintenanceHistoryScreen,
  RequestScreen: async () => (await import('./maintenanceRequest/record/RequestScreen')).RequestScreen,
  RequestsScreen: async () => (await import('./maintenanceRequest/list/RequestsScreen')).RequestsScreen,
  SchedulesScreen: async () => (await import('./maintenanceSchedule/SchedulesScreen')).SchedulesScreen,
  WorkOrderScreen: async () => (await import('./workOrder/record/WorkOrderScreen')).WorkOrderScreen,
  WorkOrdersScreen: async () => (await import('./workOrder/list/WorkOrdersScreen')).WorkOrdersScreen,
};
