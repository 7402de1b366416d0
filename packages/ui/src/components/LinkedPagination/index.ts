export { LinkedPagination, type LinkedPaginationProps } from './LinkedPagination';
export type { PageOfList } from './linkedPaging';
