import { defineMessages } from '../../internal/messages/messages';
export const dateFieldMessages = defineMessages('dateField', {
  placeholder: 'dd/mm/yyyy',
  open: 'Open calendar',
  calendar: 'Calendar',
  month: 'Month',
  year: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
  format: 'Enter a date as dd/mm/yyyy, such as 05/03/2025.',
  /** Of a day that does not exist. */
  day: (typed: string) => `${typed} is not a real date.`,
  min: (date: string) => `Enter ${date} or a later date.`,
  max: (date: string) => `Enter ${date} or an earlier date.`,
  unavailable: 'The calendar could not be loaded. Type the date.',
});
