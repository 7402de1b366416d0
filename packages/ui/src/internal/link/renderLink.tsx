import type { ComponentProps, ReactElement } from 'react';

export interface LinkRenderProps extends ComponentProps<'a'> {
  href: string;
}

/** How a component renders its links, so that a router can take them: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkRenderProps) => ReactElement;

export const plainLink: RenderLink = (props) => <a {...props} />;
