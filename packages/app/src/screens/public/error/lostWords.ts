/** What is said where a part of the program could not be loaded. */
export const lostWords = {
  title: 'This page could not be loaded',
  cause: 'RentSafe may have been updated since you opened it, or the connection broke off.',
  reload: 'Reload',
};
