/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  LandlordScreen: async () => (await import('./landlord/record/LandlordScreen')).LandlordScreen,
  LandlordsScreen: async () => (await import('./landlord/list/LandlordsScreen')).LandlordsScreen,
  PropertiesScreen: async () => (await import('./property/list/PropertiesScreen')).PropertiesScreen,
  PropertyScreen: async () => (await import('./property/record/PropertyScreen')).PropertyScreen,
};
