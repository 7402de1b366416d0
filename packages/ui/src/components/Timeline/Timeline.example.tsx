import { Timeline } from '@rentsafe/ui/Timeline';

export function TenantHistory() {
  return (
    <Timeline
      label="History of Tendai Moyo"
      status="ready"
      events={[
        {
          id: 2,
          at: '2026-03-05T14:30:00',
          actor: 'Rudo Dube',
          action: 'changed the details',
          changes: [{ field: 'Email', before: null, after: 'tendai.moyo@example.com' }],
        },
        { id: 1, at: '2026-02-28T08:05:00', actor: 'Rudo Dube', action: 'added the record' },
      ]}
    />
  );
}
