/**
 * While a test or a story waits for an element, every look that does not find it would print the whole page, to be thrown away: a
 * tenth of the time of the tests of forms. The last look, after which it fails, still prints it.
 */
export function keepErrorsBrief({ configure, getConfig }) {
  configure(({ getElementError }) => ({
    getElementError: (message, container) =>
      getConfig()._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  }));
}
