import { Keys } from '../../internal/keys/KeyCaps';
import type { Samples } from '../../testing/conformance';
import { HotkeysDialog } from './HotkeysDialog';

export default {
  HotkeysDialog: {
    portal: true,
    render: (props) => (
      <HotkeysDialog
        open
        more={[{ label: 'In a list', hotkeys: [{ keys: ['Enter'], label: 'Open the report' }] }]}
        {...props}
      />
    ),
  },
  Keys: (props) => <Keys keys={['Ctrl', 'K']} {...props} />,
} satisfies Samples;
