import { ExpandableText } from '@rentsafe/ui/ExpandableText';

export function CompanyAddresses() {
  return (
    <ExpandableText
      parts={['21 Samora Machel Avenue, Harare', 'PO Box 412, Harare', '3 Main Street, Gweru']}
      collapsedParts={1}
    />
  );
}
