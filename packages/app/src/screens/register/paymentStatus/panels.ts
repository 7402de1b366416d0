import type { ComponentType } from 'react';
import type { Tab } from './tabs';

const loaders: Record<Tab, () => Promise<ComponentType>> = {
  overview: async () => (await import('./Overview')).Overview,
  individual: async () => (await import('./IndividualList')).IndividualList,
  company: async () => (await import('./CompanyList')).CompanyList,
};

/** Loads what a tab of the payment-status screen shows. */
export const loadPanel = (tab: Tab): Promise<ComponentType> => loaders[tab]();
