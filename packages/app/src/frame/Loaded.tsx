import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** What the loader of a screen hands over. */
export interface LoadedData {
  Screen: ComponentType;
}

/** The screen whose code the route's loader has brought. */
export function Loaded() {
  const { Screen } = useLoaderData<LoadedData>();
  return <Screen />;
}
