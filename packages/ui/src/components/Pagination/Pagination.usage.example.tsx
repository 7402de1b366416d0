import { Button } from '@rentsafe/ui/Button';
import { Pagination } from '@rentsafe/ui/Pagination';

export const Do = () => (
  <Pagination page={2} pageSize={20} total={134} onPageChange={() => {}} label="Pages of leases" />
);

export const Dont = () => <Button>Load 20 more…</Button>;
