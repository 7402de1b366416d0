/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  AgeingScreen: async () => (await import('./ageing/AgeingScreen')).AgeingScreen,
  ForecastsScreen: async () => (await import('./forecast/ForecastsScreen')).ForecastsScreen,
  AuditPackScreen: async () => (await import('./auditPack/AuditPackScreen')).AuditPackScreen,
  MonthEndScreen: async () => (await import('./monthEnd/MonthEndScreen')).MonthEndScreen,
  OccupancyScreen: async () => (await import('./occupancy/OccupancyScreen')).OccupancyScreen,
  PerformanceGraphScreen: async () =>
    (await import('./performanceGraph/PerformanceGraphScreen')).PerformanceGraphScreen,
  PerformanceScreen: async () => (await import('./performance/PerformanceScreen')).PerformanceScreen,
  TurnoverScreen: async () => (await import('./turnover/TurnoverScreen')).TurnoverScreen,
};
