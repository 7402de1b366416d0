export const descriptionListMessages = { missing: 'N/A' };
