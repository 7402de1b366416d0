import { Inline } from '@rentsafe/ui/Inline';
import { Tag } from '@rentsafe/ui/Tag';

export const Do = () => (
  <Inline gap={2}>
    <Tag onRemove={() => {}}>City: Harare</Tag>
    <Tag>Residential</Tag>
  </Inline>
);

export const Dont = () => (
  <Inline gap={2}>
    <Tag>This lease is 14 days overdue!</Tag>
  </Inline>
);
