/** `88.14%`; a dash where there was nothing to divide by. */
export const rateText = (rate: string | null | undefined): string => (rate ? `${rate}%` : '–');
