import type { PreparedDisbursements } from '@rentsafe/domain/disbursement';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import type { Opening } from '../../../../overlays/useLazyDialog';
import { disbursementsPath } from '../../../../paths';
import { renderLink } from '../../../../text/renderLink';

interface PreparedNoticeProps {
  prepared: PreparedDisbursements;
  /** Opens the amounts of what was prepared. */
  review: Opening<PreparedDisbursements>;
  onDismiss: () => void;
}

const titleOf = (made: number, skipped: number) =>
  [
    made === 0 ? 'No disbursement was prepared' : `${made} disbursement${made === 1 ? '' : 's'} prepared`,
    ...(skipped > 0 ? [`${skipped} landlord${skipped === 1 ? '' : 's'} skipped`] : []),
  ].join(', ');

/** More drafts do not fit in one table: each is then opened. */
const MOST_REVIEWED = 200;

/** What was made of a preparation, and who was skipped and why. */
export function PreparedNotice({ prepared, review, onDismiss }: PreparedNoticeProps) {
  const { made, skipped } = prepared;
  return (
    <Callout
      role="status"
      tone={made.length > 0 ? 'success' : 'info'}
      title={titleOf(made.length, skipped.length)}
      actions={
        <>
          {made.length > 0 && made.length <= MOST_REVIEWED && (
            <OpeningButton trigger={review} subject={prepared}>
              Review amounts…
            </OpeningButton>
          )}
          {made.length > 0 && (
            <Button asChild>
              {renderLink({
                href: `${disbursementsPath}?state=draft&kind=landlord`,
                children: 'Show the drafts',
              })}
            </Button>
          )}
          <Button variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {skipped.length > 0 && (
        <DescriptionList
          items={skipped.map(({ landlord, reason }) => ({ term: landlord.name, description: reason }))}
        />
      )}
    </Callout>
  );
}
