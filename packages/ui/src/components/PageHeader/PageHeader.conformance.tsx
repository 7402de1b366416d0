import type { Samples } from '../../testing/conformance';
import { Button } from '../Button';
import { PageHeader } from './PageHeader';

export default {
  PageHeader: {
    render: (props) => (
      <PageHeader
        title="Internal Users"
        description="Who may sign in."
        actions={<Button>Add User</Button>}
        {...props}
      />
    ),
    parts: ['title', 'description', 'actions'],
  },
} satisfies Samples;
