export const ageingCardMessages = { view: 'View', total: 'Total' };
