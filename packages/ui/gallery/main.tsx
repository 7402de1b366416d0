import '@rentsafe/ui/styles.css';
import { Announcer } from '@rentsafe/ui/Announcer';
import { toast } from '@rentsafe/ui/Toast';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RootProps, Samples } from '../src/testing/conformance';

const tables = import.meta.glob<{ default: Samples }>('../src/components/*/*.conformance.tsx', {
  eager: true,
});
const samples: Samples = Object.assign({}, ...Object.values(tables).map((table) => table.default));
const props: RootProps = { ref: { current: null }, className: 'sample', style: {}, 'data-sample': 'root' };
const root = createRoot(document.getElementById('root') as HTMLElement);

/** What the check drives: the samples of the conformance tables, one at a time. */
const gallery = {
  names: Object.keys(samples),
  show(name: string) {
    const sample = samples[name];
    const render = typeof sample === 'function' ? sample : sample?.render;
    flushSync(() => root.render(null));
    flushSync(() =>
      root.render(
        <>
          <Announcer />
          {render?.(props)}
        </>,
      ),
    );
  },
  say: () => [
    toast.success('Saved'),
    toast.error('Not saved', { description: 'Try again.' }),
    toast.loading('Saving'),
  ],
};

declare global {
  interface Window {
    /** What Radix's lock of the page behind a dialog asks for. */
    __webpack_nonce__?: string;
    gallery: typeof gallery;
  }
}
window.gallery = gallery;
window.__webpack_nonce__ = 'gallery';
