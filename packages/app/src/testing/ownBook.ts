/** The book of the mocked backend's records: the provider's. */
export const ownBook = { id: 1, name: 'RentSafe' };
