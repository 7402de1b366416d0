import type { Samples } from '../../testing/conformance';
import { CsvImport } from './CsvImport';

export default {
  CsvImport: {
    render: (props) => (
      <CsvImport
        {...props}
        label="Import leases"
        columns={[{ id: 'unit', label: 'Unit' }]}
        onCheck={() => Promise.resolve([])}
        onCommit={() => Promise.resolve({ committed: 0, remaining: 0 })}
        onUndo={() => Promise.resolve()}
      />
    ),
    notShown: ['Unit'],
  },
} satisfies Samples;
