// A setup file of the tests of ui and app. React keeps a stack for each element that is made, to name its owner in a warning:
// a tenth of the time of the tests of screens. It stops by itself at 10,000 elements a second; here it never starts.
import * as React from 'react';

Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} },
);
