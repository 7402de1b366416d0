import { Popover } from '@rentsafe/ui/Popover';
import type { ReactElement } from 'react';
import { RatingMeanings } from './RatingMeanings';

export interface RatingsPopoverProps {
  trigger: ReactElement;
  onClose: () => void;
}

/** What each rating means, beside what shows one; open from the start. */
export const RatingsPopover = ({ trigger }: RatingsPopoverProps) => (
  <Popover label="What the ratings mean" align="end" defaultOpen trigger={trigger}>
    <RatingMeanings />
  </Popover>
);
