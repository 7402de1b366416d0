import { Badge } from '@rentsafe/ui/Badge';

/** What is said of a template that came with the product, wherever it is used. */
export const SAMPLE = 'Sample: have a lawyer check it before use.';

export const SampleBadge = () => (
  <Badge tone="warning" title={SAMPLE}>
    Sample
  </Badge>
);
