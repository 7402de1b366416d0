/** The screens of the area by name, each loaded when it is opened. */
export const screens = {
  CommunicationScreen: async () => (await import('./message/list/CommunicationScreen')).CommunicationScreen,
  MessageScreen: async () => (await import('./message/record/MessageScreen')).MessageScreen,
};
