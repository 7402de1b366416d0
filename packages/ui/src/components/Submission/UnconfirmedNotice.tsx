import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { Callout } from '../Callout';
import { Inline } from '../Inline';
import { Link } from '../Link';
import { submissionMessages } from './Submission.messages';

interface UnconfirmedNoticeProps {
  /** Where it would be found, for another tab. */
  lookHref: string | undefined;
}

/** Nobody knows whether it was saved: one can look, or send it again. */
export function UnconfirmedNotice({ lookHref }: UnconfirmedNoticeProps) {
  const messages = useMessages(submissionMessages);
  return (
    <Callout
      tone="warning"
      title={messages.mayBeSaved}
      actions={
        <Inline>
          {lookHref !== undefined && (
            <Link href={lookHref} target="_blank">
              {messages.look}
            </Link>
          )}
          <Button type="submit">{messages.sendAgain}</Button>
        </Inline>
      }
    >
      {messages.sendAgainHint}
    </Callout>
  );
}
