// A setup file of the tests of ui and app. While a test waits for an element, every look that does not find it would print
// the whole page, to be thrown away: a tenth of the time of the tests of forms. The last look, after which the test fails,
// still prints it.
import { configure, getConfig } from '@testing-library/dom';

configure(({ getElementError }) => ({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));
