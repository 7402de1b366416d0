import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';

export function TenantPages() {
  return <LinkedPagination page={2} hasNext total={57} parameter="page" search="?q=moyo" />;
}
