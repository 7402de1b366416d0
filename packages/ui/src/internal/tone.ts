/** What something means, shown by colour; its text means the same. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
