import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';

export const Do = () => (
  <LinkedPagination page={2} hasNext total={57} parameter="page" search="" label="Pages of tenants" />
);

export const Dont = () => (
  <Inline>
    <Link href="#more">Load more…</Link>
  </Inline>
);
