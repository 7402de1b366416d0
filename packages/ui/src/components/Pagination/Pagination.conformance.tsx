import type { Samples } from '../../testing/conformance';
import { Pagination } from './Pagination';

export default {
  Pagination: (props) => (
    <Pagination
      page={1}
      pageSize={20}
      total={57}
      onPageChange={() => {}}
      label="Pages of companies"
      {...props}
    />
  ),
} satisfies Samples;
