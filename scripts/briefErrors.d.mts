import type { configure, getConfig } from '@testing-library/dom';

export declare function keepErrorsBrief(library: {
  configure: typeof configure;
  getConfig: typeof getConfig;
}): void;
