import { Tag } from '@rentsafe/ui/Tag';

/** Marks figures that are samples, so that nobody takes them for real ones. */
export const SampleTag = () => <Tag>Sample data</Tag>;
