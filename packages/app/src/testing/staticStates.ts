import { cannot, reading, sending, straining } from './screenStates';

/** The states of a page of fixed texts: it reads and sends nothing. */
export const staticStates = {
  ...cannot('It reads nothing.', ...reading),
  ...cannot('Nothing is typed or sent here.', ...sending),
  ...cannot('Its texts are fixed.', ...straining),
} as const;
