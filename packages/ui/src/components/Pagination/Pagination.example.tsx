import { Pagination } from '@rentsafe/ui/Pagination';
import { useState } from 'react';

export function LeasePages() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={134}
      onPageChange={(event) => setPage(event.page)}
      pageSizes={[20, 50, 100]}
      onPageSizeChange={(event) => {
        setPage(1);
        setPageSize(event.pageSize);
      }}
    />
  );
}
