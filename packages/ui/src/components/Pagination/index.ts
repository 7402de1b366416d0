export { Pagination, type PaginationProps } from './Pagination';
export type { PageOfList } from './paginate';
