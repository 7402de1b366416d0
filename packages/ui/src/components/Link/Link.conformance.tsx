import type { Samples } from '../../testing/conformance';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';

export default {
  Link: (props) => (
    <Link {...props} href="/login">
      Login
    </Link>
  ),
  LinkProvider: {
    render: () => <LinkProvider renderLink={(props) => <a {...props} />}>Login</LinkProvider>,
    rootless: 'It only hands on how links are rendered.',
  },
} satisfies Samples;
