import type { Samples } from '../../testing/conformance';
import { HelpButton } from './HelpButton';
import { HelpPanel } from './HelpPanel';

export default {
  HelpPanel: {
    render: (props) => (
      <HelpPanel {...props} title="Matching bank lines" help="Each line is matched once." defaultOpen>
        Open lines
      </HelpPanel>
    ),
    parts: ['content', 'panel'],
  },
  HelpButton: {
    notShown: ['Matching bank lines', 'Each line is matched once.'],
    render: (props) => (
      <HelpPanel title="Matching bank lines" help="Each line is matched once.">
        <HelpButton {...props} />
      </HelpPanel>
    ),
  },
} satisfies Samples;
