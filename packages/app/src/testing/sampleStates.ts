import { cannot, reading, sending, straining } from './screenStates';

/** The states of a list of sample data with a sample form, whose stories are those of `sampleStories`. */
export const sampleStates = {
  ...cannot('Sample data that stand in the code, tagged so: no server is asked.', ...reading),
  ready: { story: 'All' },
  noMatch: { story: 'NoMatch' },
  ...cannot('A sample form: its values go to the console, nowhere else.', ...sending),
  dirty: { story: 'AddTyped' },
  fieldErrors: { story: 'AddIncomplete' },
  success: { story: 'Added' },
  ...cannot('Sample rows that stand in the code.', ...straining),
  longNames: { story: 'LongNames' },
} as const;
