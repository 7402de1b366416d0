export { Statement, type StatementProps } from './Statement';
export type { StatementAccount, StatementLine } from './types';
