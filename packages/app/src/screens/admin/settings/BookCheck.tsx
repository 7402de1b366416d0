import { Callout } from '@rentsafe/ui/Callout';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../../../calls/books';
import { useMe } from '../../../session/useMe';
import { verifiedText } from '../../../text/verifiedText';

/** What of the own book counts in reports. */
export function BookCheck() {
  const client = useMe().data?.client;
  const { data: book } = useQuery({ ...bookQuery(client ?? 0), enabled: client !== undefined });
  if (!book) return null;
  const { title, text } = verifiedText(book);
  return (
    <Callout tone={book.verified_on ? 'info' : 'warning'} title={title}>
      {text} Ask RentSafe to check your accounts.
    </Callout>
  );
}
