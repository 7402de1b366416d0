/** As much of Next as the pages use: it is not installed in this workspace. */
declare module 'next/link' {
  import type { AnchorHTMLAttributes, ReactElement } from 'react';

  export default function Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }): ReactElement;
}
