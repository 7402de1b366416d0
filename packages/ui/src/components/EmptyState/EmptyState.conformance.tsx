import type { Samples } from '../../testing/conformance';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

export default {
  EmptyState: {
    render: (props) => (
      <EmptyState {...props} title="No data" icon={<svg />} actions={<Button>Add</Button>}>
        Nothing was found.
      </EmptyState>
    ),
    parts: ['icon', 'title', 'body', 'actions'],
  },
} satisfies Samples;
