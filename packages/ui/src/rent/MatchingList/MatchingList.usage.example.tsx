import { MatchingList } from '@rentsafe/ui/rent';

const lines = [{ id: '1', title: 'EFT CREDIT NCUBE', detail: '05 Jan 2026', amount: '$500.00' }];
const receipt = { id: 'a', title: 'RC-000007', detail: 'Tariro Ncube', amount: '$500.00' };

export const Do = () => (
  <MatchingList
    label="Open lines"
    items={lines}
    suggestions={[{ ...receipt, reasons: ['Same amount', 'Same day'] }]}
    onConfirm={async () => true}
  />
);

export const Dont = () => (
  <MatchingList
    label="Data"
    items={lines}
    suggestions={[{ ...receipt, reasons: ['Score 0.8731'] }]}
    onConfirm={async () => true}
  />
);
