import '@rentsafe/ui/styles.css';
import '@rentsafe/ui/rent.css';
import { Announcer } from '@rentsafe/ui/Announcer';
import { toast } from '@rentsafe/ui/Toast';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RootProps, Samples } from '../src/testing/conformance';
import { hostileTexts, withText } from '../src/testing/hostile';

const tables = import.meta.glob<{ default: Samples }>('../src/{components,rent}/*/*.conformance.tsx', {
  eager: true,
});
const samples: Samples = Object.assign({}, ...Object.values(tables).map((table) => table.default));
const props: RootProps = { ref: { current: null }, className: 'sample', style: {}, 'data-sample': 'root' };
const root = createRoot(document.getElementById('root') as HTMLElement);

/** What the check drives: the samples of the conformance tables, one at a time. */
const gallery = {
  names: Object.keys(samples),
  hostile: Object.keys(hostileTexts),
  /** `hostile`: with this text in place of every text of the sample. */
  show(name: string, hostile?: keyof typeof hostileTexts) {
    const sample = samples[name];
    const render = typeof sample === 'function' ? sample : sample?.render;
    const element = render?.(props);
    flushSync(() => root.render(null));
    flushSync(() =>
      root.render(
        <>
          <Announcer />
          {element && hostile ? withText(element, hostileTexts[hostile]).element : element}
        </>,
      ),
    );
  },
  showToasts: () => [
    toast.success('Saved'),
    toast.error('Not saved', { description: 'Try again.' }),
    toast.loading('Saving'),
  ],
};

declare global {
  interface Window {
    gallery: typeof gallery;
  }
}
window.gallery = gallery;
