import { devWarning } from '../../internal/dev/devWarning';

/** Development alone: figures that name no page. */
export function checkPaging(page: number, pageSize: number, total: number): void {
  const wrong = [
    !(Number.isInteger(page) && page >= 1) && `the page ${page}`,
    !(Number.isInteger(pageSize) && pageSize >= 1) && `the page size ${pageSize}`,
    !(Number.isInteger(total) && total >= 0) && `the total ${total}`,
  ].find(Boolean);
  if (!wrong) return;
  devWarning(
    `A Pagination was given ${wrong}.`,
    'It shows other rows than the table does.',
    'Pass whole numbers: `page` and `pageSize` from 1, `total` from 0.',
  );
}
