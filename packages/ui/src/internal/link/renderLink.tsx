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

/** Of this site, and of this window: what a router can take. */
const isForRouter = ({ href, target, download }: LinkRenderProps) =>
  !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href) && (!target || target === '_self') && download === undefined;

/** A component's own way to render links, else that of the LinkProvider around it for what a router can take, else a plain `a`. */
export function useRenderLink(own?: RenderLink | undefined): RenderLink {
  const around = use(LinkContext);
  return own ?? ((props) => (isForRouter(props) ? around(props) : plainLink(props)));
}
