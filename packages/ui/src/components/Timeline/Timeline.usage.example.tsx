import { Timeline } from '@rentsafe/ui/Timeline';

export const Do = () => (
  <Timeline
    label="History of Tendai Moyo"
    status="ready"
    events={[
      {
        id: 2,
        at: '2026-03-05T14:30:00',
        actor: 'Rudo Dube',
        action: 'changed the details',
        changes: [{ field: 'Email', before: null, after: 'tendai@example.com' }],
      },
    ]}
  />
);

export const Dont = () => (
  <Timeline
    label="Log"
    status="ready"
    events={[{ id: 2, at: '2026-03-05T14:30:00', actor: 'user_41', action: 'UPDATE individual SET email' }]}
  />
);
