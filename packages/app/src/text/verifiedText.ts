import type { Book } from '@rentsafe/domain/book';
import { day } from './day';

/** What the check of a book by the provider means for reports. */
export const verifiedText = ({ verified_on }: Pick<Book, 'verified_on'>) =>
  verified_on
    ? {
        title: `RentSafe has verified these accounts up to ${day(verified_on)}.`,
        text: 'Charges recorded by this day count in reports, whatever their due date. Later charges count if they were recorded within 45 days of their due date.',
      }
    : {
        title: 'RentSafe has not verified these accounts.',
        text: 'Charges count in reports only if they were recorded within 45 days of their due date. Older charges do not affect ratings.',
      };
