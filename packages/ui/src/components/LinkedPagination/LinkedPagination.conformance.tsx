import type { Samples } from '../../testing/conformance';
import { LinkedPagination } from './LinkedPagination';

export default {
  LinkedPagination: (props) => (
    <LinkedPagination page={1} total={3} parameter="page" label="Pages of companies" {...props} />
  ),
} satisfies Samples;
