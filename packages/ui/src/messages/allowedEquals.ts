const everywhere = ['CSV'];

/** What is the same in English and in another language: for the test that nothing is left in English. */
export const allowedEquals: Readonly<Record<string, readonly string[]>> = {
  ar: everywhere,
  de: [...everywhere, 'Information', 'Details'],
  es: [...everywhere, 'No'],
  fr: [
    ...everywhere,
    ...['Actions', 'Date', 'Information', 'Note', 'Notifications'],
    ...['Options', 'Page', 'Pagination', 'Source', 'Total'],
  ],
  nd: everywhere,
  pt: everywhere,
  sn: everywhere,
};
