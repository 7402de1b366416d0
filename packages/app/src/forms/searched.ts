import { capitalised } from '../text/capitalised';

/** Names as they are written, of a search that is typed without capitals. */
const asName = (text: string) =>
  text === text.toLowerCase() ? text.split(' ').map(capitalised).join(' ') : text;

interface SearchedPerson {
  first_name?: string;
  last_name?: string;
  identification_number?: string;
}

/** What a search that found nobody holds of a new person: a name, `Last, First` too, or the number of an ID. */
export function searchedPerson(q: string): SearchedPerson {
  const text = q.trim().replace(/\s+/g, ' ');
  if (/@|^[+0][\d ()-]*$/.test(text)) return {};
  if (/\d/.test(text)) return { identification_number: text };
  const comma = text.indexOf(',');
  if (comma >= 0)
    return {
      last_name: asName(text.slice(0, comma).trim()),
      first_name: asName(text.slice(comma + 1).trim()),
    };
  const space = text.lastIndexOf(' ');
  return { first_name: asName(text.slice(0, Math.max(space, 0))), last_name: asName(text.slice(space + 1)) };
}

interface SearchedCompany {
  registration_name?: string;
  registration_number?: string;
}

/** The same of a company; its number has a digit and no word: `UX 1/2026`. */
export function searchedCompany(q: string): SearchedCompany {
  const text = q.trim().replace(/\s+/g, ' ');
  if (/@|^[+0][\d ()-]*$/.test(text)) return {};
  if (/\d/.test(text) && !/\p{L}{3}/u.test(text)) return { registration_number: text };
  return { registration_name: asName(text) };
}
