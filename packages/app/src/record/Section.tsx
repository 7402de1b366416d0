import { DescriptionList, type DescriptionListProps } from '@rentsafe/ui/DescriptionList';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';

interface SectionProps {
  title: string;
  items: DescriptionListProps['items'];
}

/** A group of fields of a record, under its heading. */
export const Section = ({ title, items }: SectionProps) => (
  <Stack asChild gap={3}>
    <section>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <DescriptionList items={items} missing="–" />
    </section>
  </Stack>
);
