export const searchFieldMessages = { clear: 'Clear', required: 'Enter something to search for.' };
