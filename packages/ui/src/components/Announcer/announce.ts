import { devWarning } from '../../internal/dev/devWarning';

export type Politeness = 'polite' | 'assertive';

export interface AnnounceOptions {
  /** `assertive` interrupts what is being read: for errors alone. @default 'polite' */
  politeness?: Politeness;
}

/** The live regions of one mounted Announcer. */
export type Regions = Record<Politeness, HTMLElement>;

const mounted: Regions[] = [];
const LIFETIME_MS = 7000;

/** Makes `regions` the ones that speak until the returned function is called. */
export function register(regions: Regions): () => void {
  mounted.push(regions);
  return () => {
    mounted.splice(mounted.indexOf(regions), 1);
  };
}

/** Lets assistive technology read `text` once. Needs one `<Announcer />` in the page. */
export function announce(text: string, { politeness = 'polite' }: AnnounceOptions = {}): void {
  const region = mounted.at(-1)?.[politeness];
  if (!region) {
    if (process.env.NODE_ENV !== 'production') {
      devWarning(
        'announce() was called, and no <Announcer /> is in the page.',
        `A screen reader did not hear "${text}".`,
        'Render <Announcer /> once, at the root.',
      );
    }
    return;
  }
  // A node of its own for each message: the same text twice is announced twice.
  const message = document.createElement('div');
  message.textContent = text;
  region.append(message);
  setTimeout(() => message.remove(), LIFETIME_MS);
}
