// A setup file of the tests of ui and app.
import { configure, getConfig } from '@testing-library/dom';
import { keepErrorsBrief } from './briefErrors.mjs';

keepErrorsBrief({ configure, getConfig });
