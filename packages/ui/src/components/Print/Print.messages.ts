export const printMessages = { print: 'Print', printedBy: 'Printed by' };
