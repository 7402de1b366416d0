import type { Book } from '@rentsafe/domain/book';
import { day } from './day';

/** What the check of a book by the provider means for reports. */
export const verifiedText = ({ verified_on }: Pick<Book, 'verified_on'>) =>
  verified_on
    ? {
        title: `RentSafe has checked this book up to ${day(verified_on)}.`,
        text: 'Charges recorded up to this day count in reports whenever they were due. Charges recorded later count if they were recorded within 45 days after their due date.',
      }
    : {
        title: 'RentSafe has not checked this book.',
        text: 'Charges count in reports only if they were recorded within 45 days after their due date. Older ones do not affect anybody’s rating.',
      };
