import {
  getForecast,
  getSeries,
  listOccupancy,
  listPerformance,
  listTurnover,
} from '@rentsafe/domain/insight';
import { answer } from './answer';
import {
  sampleForecast,
  sampleOccupancy,
  samplePerformance,
  sampleSeries,
  sampleTurnover,
} from './sampleInsight';

/** A book in which nothing was ever charged. */
export const nothingCharged = answer(getSeries, ({ query }) =>
  sampleSeries(new URLSearchParams({ ...Object.fromEntries(query), currency: 'ZIG' })),
);

/** How the mocked backend answers what a book came to, and what is expected of it. */
export const insightHandlers = [
  answer(listOccupancy, ({ query }) => sampleOccupancy(query)),
  answer(listTurnover, ({ query }) => sampleTurnover(query)),
  answer(listPerformance, ({ query }) => samplePerformance(query)),
  answer(getSeries, ({ query }) => sampleSeries(query)),
  answer(getForecast, ({ query }) => sampleForecast(query)),
];
