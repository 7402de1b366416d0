import type { Paginated } from '@rentsafe/domain/pagination';
import { ListPager, type ListPagerProps } from '../lists/ListPager';

interface RecordPagerProps extends ListPagerProps {
  page: Paginated<unknown> | undefined;
}

/** The pager of a list within a record; none where all of it stands on one page. */
export const RecordPager = (props: RecordPagerProps) =>
  props.page && props.page.count > props.page.results.length ? <ListPager {...props} /> : null;
