'use client';

import { type ComponentProps, createContext, type ReactElement, use } from 'react';

export interface LinkRenderProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
}

/** How a component renders its links, so that a router can take them: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

const plainLink: RenderLink = (props) => <a {...props} />;

export const LinkContext = createContext(plainLink);

/** A component's own way to render links, else that of the LinkProvider around it, else a plain `a`. */
export function useRenderLink(own: RenderLink | undefined): RenderLink {
  const around = use(LinkContext);
  return own ?? around;
}
