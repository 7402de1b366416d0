import { defineMessages } from '../../internal/messages/messages';
export const dateFieldMessages = defineMessages('dateField', {
  /** `dd/mm/yyyy`, in the order of the locale. */
  placeholder: (pattern: string) => pattern,
  open: 'Open calendar',
  calendar: 'Calendar',
  month: 'Month',
  year: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
  format: (pattern: string, example: string) => `Enter a date as ${pattern}, such as ${example}.`,
  /** Of what could be two days. */
  ambiguous: (typed: string, pattern: string) =>
    `${typed} can be read in more than one way. Enter it as ${pattern}.`,
  /** Of a day that does not exist. */
  day: (typed: string) => `${typed} is not a real date.`,
  min: (date: string) => `Enter ${date} or a later date.`,
  /** `name` is that of the field. */
  max: (date: string, _name?: string) => `Enter ${date} or an earlier date.`,
  unavailable: 'The calendar could not be loaded. Type the date.',
});
