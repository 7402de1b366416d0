'use client';

import type { ReactNode } from 'react';
import { LinkContext, type RenderLink } from '../../internal/link/renderLink';

export interface LinkProviderProps {
  /** How every component below renders its links, unless it is given its own `renderLink`. */
  renderLink: RenderLink;
  /** The application. */
  children: ReactNode;
}

/** Gives the links of the components below it to a router. Renders nothing of its own. */
export function LinkProvider({ renderLink, children }: LinkProviderProps) {
  return <LinkContext value={renderLink}>{children}</LinkContext>;
}
