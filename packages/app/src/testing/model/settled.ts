import { splitPhones } from '@rentsafe/domain/individual';
import { formatPhone, phoneAsStored } from '@rentsafe/domain/phone';
import { formatDate, readDate } from '@rentsafe/format/date';
import type { Kind } from './kinds';
import type { Shown } from './screen';

const date = (text: string) => formatDate(readDate(text).value, 'numeric') || text;
const phones = (text: string) =>
  splitPhones(text)
    .map((phone) => formatPhone(phoneAsStored(phone)))
    .join(', ') || text;

/** A form as it stands once one has left each field: dates and telephones are written as they are read. */
export const settled = ({ texts }: Kind, form: Shown): Shown =>
  Object.fromEntries(
    Object.entries(form).map(([label, text]) => {
      const wants = texts[label];
      return [label, wants === 'date' ? date(text) : wants === 'phone' ? phones(text) : text];
    }),
  );
