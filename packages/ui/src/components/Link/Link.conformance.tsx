import type { Samples } from '../../testing/conformance';
import { Link } from './Link';

export default {
  Link: (props) => (
    <Link {...props} href="/login">
      Login
    </Link>
  ),
} satisfies Samples;
