import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';

/** `list` is the server's response: `{ next, previous, count, results }`. */
export function TenantPages() {
  return (
    <LinkedPagination
      list={{ next: '/api/tenants/?page=3', previous: '/api/tenants/?page=1', count: 57 }}
      parameter="page"
      search="?q=moyo"
    />
  );
}
