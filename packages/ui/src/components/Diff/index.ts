export { Diff, type DiffProps } from './Diff';
export type { Difference, DiffValue } from './difference';
