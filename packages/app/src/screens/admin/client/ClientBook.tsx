import { Callout } from '@rentsafe/ui/Callout';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../../../calls/books';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { verifiedText } from '../../../text/verifiedText';
import type { VerifyBookDialogProps } from './VerifyBookDialog';

const load = async () => (await import('./VerifyBookDialog')).VerifyBookDialog;

/** Up to which day the provider has checked what a client recorded, and how long its claims wait. */
export function ClientBook({ client }: { client: number }) {
  const { data: book } = useQuery(bookQuery(client));
  const { trigger, opened, onClose } = useLazyDialog<string, VerifyBookDialogProps>(
    load,
    'The form could not be opened',
  );
  if (!book) return null;
  const { title, text } = verifiedText(book);
  return (
    <>
      <Callout
        tone={book.verified_on ? 'info' : 'warning'}
        title={title}
        actions={
          <OpeningButton variant="secondary" trigger={trigger} subject="">
            Verify accounts…
          </OpeningButton>
        }
      >
        {text} Claims wait {book.claim_wait_days} business days after their notice.
      </Callout>
      {opened && <opened.Dialog book={book} onClose={onClose} />}
    </>
  );
}
