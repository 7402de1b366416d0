export const leaseSteps = [
  { value: 'unit', label: 'Unit' },
  { value: 'parties', label: 'Parties' },
  { value: 'terms', label: 'Terms' },
  { value: 'check', label: 'Check and save' },
] as const;

export type LeaseStepName = (typeof leaseSteps)[number]['value'];
