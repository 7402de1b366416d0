import { ExpandableText } from '@rentsafe/ui/ExpandableText';

export const Do = () => (
  <ExpandableText parts={['21 Samora Machel Avenue, Harare', 'PO Box 412, Harare']} collapsedParts={1} />
);

export const Dont = () => <ExpandableText parts={['Yes', 'No']} collapsedParts={1} />;
