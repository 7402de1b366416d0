import type { ComponentType } from 'react';
import type { Tab } from './tabs';

const loaders: Record<Tab, () => Promise<ComponentType>> = {
  overview: async () => (await import('./Overview')).Overview,
  individual: async () => (await import('./IndividualList')).IndividualList,
  company: async () => (await import('./CompanyList')).CompanyList,
};

const loaded = new Set<Tab>();

/** Loads what a tab of the payment-status screen shows. */
export async function loadPanel(tab: Tab): Promise<ComponentType> {
  const Panel = await loaders[tab]();
  loaded.add(tab);
  return Panel;
}

export const isPanelLoaded = (tab: Tab): boolean => loaded.has(tab);
