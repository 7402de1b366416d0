'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './Breadcrumbs.css';
import { breadcrumbsMessages } from './Breadcrumbs.messages';

export interface Breadcrumb {
  /** Its text, as the user reads it. */
  label: string;
  /** Left out where the step has no page of its own. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top to the current page. */
  items: readonly Breadcrumb[];
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
  /** Class names for its parts: list, step. */
  classNames?: ClassNames<'list' | 'step'>;
}

/** The way to the current page: the APG breadcrumb pattern. Renders a `nav` with a list. */
export function Breadcrumbs({
  items,
  renderLink: ownRenderLink,
  classNames,
  className,
  ...rest
}: BreadcrumbsProps) {
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(breadcrumbsMessages);
  const step = ({ label, href }: Breadcrumb, isLast: boolean) => {
    if (href && !isLast) return renderLink({ href, className: styles.link, children: label });
    return <span {...(isLast && { 'aria-current': 'page' as const })}>{label}</span>;
  };
  return (
    <nav aria-label={messages.label} {...rest} className={clsx(styles.breadcrumbs, className)}>
      <ol {...partOf(classNames, 'list', styles.list)}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way; two may have one label
          <li key={index} {...partOf(classNames, 'step', styles.step)}>
            {step(item, index === items.length - 1)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
