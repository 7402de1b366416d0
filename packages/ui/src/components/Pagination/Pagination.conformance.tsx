import type { Samples } from '../../testing/conformance';
import { Pagination } from './Pagination';

export default {
  Pagination: (props) => (
    <Pagination
      list={{ next: null, previous: null, count: 3 }}
      parameter="page"
      label="Pages of companies"
      {...props}
    />
  ),
} satisfies Samples;
