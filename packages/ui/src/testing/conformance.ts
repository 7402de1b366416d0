import type { CSSProperties, ReactElement, Ref } from 'react';

/** What every component passes on to its root element. */
export interface RootProps {
  // biome-ignore lint/suspicious/noExplicitAny: each component has its own element
  ref: Ref<any>;
  className: string;
  style: CSSProperties;
  'data-sample': string;
  classNames?: Record<string, string>;
}

export type Sample =
  | ((props: RootProps) => ReactElement)
  | {
      render: (props: RootProps) => ReactElement;
      /** A field: `ref` and rest props reach its control, `className` and `style` its root. */
      control?: true;
      /** Rendered through a portal: nothing of it is in the server's HTML. */
      portal?: true;
      /** Texts of the sample that it does not show: the name of a file, a tab that is not open. */
      notShown?: readonly string[];
      /** The parts that `classNames` reaches, all of them in the sample. */
      parts?: readonly string[];
      /** Why it has no root element of its own. */
      rootless?: string;
    };

/** `X.conformance.tsx` exports one by default: each public component of the folder under its export name. */
export type Samples = Record<string, Sample>;
