import { selection } from '@rentsafe/ui/DataTableSelection';
import { LeaseTable, leases } from '../../docs/samples';

const send = selection({
  defaultSelection: { mode: 'some', keys: new Set([1, 2]) },
  actions: [{ label: (count) => `Send ${count} statements`, onAct: () => {} }],
});
const go = selection({
  defaultSelection: { mode: 'some', keys: new Set([1, 2]) },
  actions: [{ label: () => 'Go', onAct: () => {} }],
});

export const Do = () => <LeaseTable features={[send]} total={{ count: leases.length }} />;

export const Dont = () => <LeaseTable features={[go]} total={{ count: leases.length }} />;
