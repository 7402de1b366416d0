export const classificationLegendMessages = { notRated: 'Not rated', legend: 'Classification legend' };
