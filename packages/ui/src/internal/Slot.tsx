import { clsx } from 'clsx/lite';
import { Children, type ComponentType, cloneElement, isValidElement, type ReactNode } from 'react';
import { useMergedRef } from './hooks/useMergedRef';

// biome-ignore lint/suspicious/noExplicitAny: the props of whatever element the child is
type AnyProps = Record<string, any>;

/** Handlers of both run, the child's first; class names, descriptions and styles add up; of the rest the child's count. */
function mergeProps(own: AnyProps, childs: AnyProps): AnyProps {
  const merged = { ...own, ...childs };
  for (const name of Object.keys(childs)) {
    const [ours, theirs] = [own[name], childs[name]];
    if (ours === undefined) continue;
    if (/^on[A-Z]/.test(name)) {
      merged[name] = (...args: unknown[]) => {
        theirs?.(...args);
        ours(...args);
      };
    } else if (name === 'className' || name === 'aria-describedby') merged[name] = clsx(ours, theirs);
    else if (name === 'style') merged[name] = { ...ours, ...theirs };
  }
  return merged;
}

interface SlotProps extends AnyProps {
  /** The element; across the boundary of the server it arrives as a promise of one, which `Children` resolves. */
  children?: ReactNode;
  /** Stands before what the element contains. */
  before?: ReactNode;
  /** Stands around what the element contains. */
  inside?: ComponentType<{ children?: ReactNode }>;
}

/** Renders its only child with its own props: what `asChild` does. */
export function Slot({ children, before, inside: Inside, ref, ...own }: SlotProps) {
  const [child, ...others] = Children.toArray(children);
  if (!isValidElement<AnyProps>(child) || others.length > 0) {
    throw new Error('@rentsafe/ui: `asChild` takes exactly one element as its child.');
  }
  const mergedRef = useMergedRef(ref, child.props.ref);
  const props = { ...mergeProps(own, child.props), ref: mergedRef };
  if (!before && !Inside) return cloneElement(child, props);
  const content = Inside ? <Inside>{child.props.children}</Inside> : child.props.children;
  return before ? cloneElement(child, props, before, content) : cloneElement(child, props, content);
}
