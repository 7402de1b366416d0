import type { Samples } from '../../testing/conformance';
import { ErrorBoundary } from './ErrorBoundary';

export default {
  ErrorBoundary: {
    rootless: 'it renders its children alone',
    render: () => <ErrorBoundary>Rows</ErrorBoundary>,
  },
} satisfies Samples;
