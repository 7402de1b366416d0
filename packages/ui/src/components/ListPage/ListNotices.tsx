import { useMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';
import { Button } from '../Button';
import { Callout } from '../Callout';
import type { AnyList } from './defineList';
import { listPageMessages } from './ListPage.messages';

interface ListNoticesProps {
  list: AnyList;
  /** What the address has that the list does not allow. */
  refused: readonly string[];
  /** A page of the address that is not there, where nobody knows which is the last. */
  missing: number | undefined;
  onFirstPage: () => void;
}

/** What the address of a list names and the list does not have. */
export function ListNotices({ list, refused, missing, onFirstPage }: ListNoticesProps) {
  const messages = useMessages(listPageMessages);
  const labels = new Map(list.definitions.map(({ id, label }) => [id, label]));
  const filters = refused
    .filter((id) => id !== 'page')
    .map((id) => labels.get(id) ?? (id === 'sort' ? messages.order : id));
  return (
    <>
      {missing !== undefined && (
        <Callout
          tone="info"
          role="status"
          actions={
            <Button size="sm" onClick={onFirstPage}>
              {messages.toFirst}
            </Button>
          }
        >
          {messages.noPage(figure(missing))}
        </Callout>
      )}
      {refused.includes('page') && (
        <Callout tone="info" role="status">
          {messages.refusedPage}
        </Callout>
      )}
      {filters.length > 0 && (
        <Callout tone="info" role="status">
          {messages.refused(filters.join(', '))}
        </Callout>
      )}
    </>
  );
}
