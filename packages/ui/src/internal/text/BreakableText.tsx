import { Fragment, type ReactNode } from 'react';
import { breakable } from './BreakableText.css';

interface BreakableTextProps {
  /** Text, pictures, or both. */
  children?: ReactNode;
}

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';

/**
 * The content of a flex container, each run of text in a `span`: the box that a browser makes for bare text is never narrower than its longest
 * word, which is then cut off or sticks out.
 */
export function BreakableText({ children }: BreakableTextProps) {
  if (isText(children)) return <span className={breakable}>{children}</span>;
  if (!Array.isArray(children)) return children;
  const parts: ReactNode[] = [];
  let text = '';
  let key = 0;
  const end = () => {
    if (text !== '') {
      parts.push(
        <span key={`text ${key}`} className={breakable}>
          {text}
        </span>,
      );
    }
    text = '';
  };
  for (const child of children as readonly ReactNode[]) {
    key += 1;
    if (isText(child)) text += child;
    else if (child !== null && child !== undefined && typeof child !== 'boolean') {
      end();
      parts.push(<Fragment key={key}>{child}</Fragment>);
    }
  }
  end();
  return parts;
}
