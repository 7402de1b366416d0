import type { Samples } from '../../testing/conformance';
import { LinkedPagination } from './LinkedPagination';

export default {
  LinkedPagination: (props) => (
    <LinkedPagination
      list={{ next: null, previous: null, count: 3 }}
      parameter="page"
      label="Pages of companies"
      {...props}
    />
  ),
} satisfies Samples;
