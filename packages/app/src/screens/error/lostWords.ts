/** What is said where a part of the program could not be loaded. */
export const lostWords = {
  title: 'This page could not be loaded',
  text: 'RentSafe may have been updated since you opened it, or the connection broke off. Reload to go on.',
  reload: 'Reload',
};
