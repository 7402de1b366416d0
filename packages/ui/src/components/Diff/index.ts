export type { Difference, DiffValue } from '../../internal/diff/difference';
export { Diff, type DiffProps } from './Diff';
