export { LinkedPagination, type LinkedPaginationProps } from './LinkedPagination';
