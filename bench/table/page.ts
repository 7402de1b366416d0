// What the measuring side calls in each subject's page: `window.bench`.
import { makePage, type Row } from './rows.ts';
import type { Mount, Mounted } from './subject.tsx';

const pageCount = 50;
const differentPages = 4;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export function createBench(mount: Mount) {
  let pages: Row[][] = [];
  let pageIndex = 0;
  let root: HTMLElement | undefined;
  let mounted: Mounted | undefined;
  let frames = 0;

  /** Some frames and a task: what a subject does after its first frame (a measuring pass) is counted too. */
  async function settle() {
    for (let count = 0; count < frames; count += 1) await nextFrame();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }

  const rows = () => pages[pageIndex % differentPages] ?? [];

  const bench = {
    /** Makes the rows beforehand, so that no measure pays for them; `count` frames are waited for after each step. */
    prepare(size: number, count = 3) {
      frames = count;
      pages = Array.from({ length: differentPages }, (_, index) => makePage(index + 1, size));
      pageIndex = 0;
    },
    idle: settle,
    mount() {
      root = document.createElement('div');
      root.id = 'root';
      document.body.prepend(root);
      pageIndex = 0;
      mounted = mount(root, rows(), { page: 1, pageCount });
      return settle();
    },
    flip() {
      pageIndex += 1;
      mounted?.flip(rows(), (pageIndex % differentPages) + 1);
      return settle();
    },
    async unmount() {
      mounted?.unmount();
      root?.remove();
      mounted = undefined;
      root = undefined;
      await settle();
    },
    async cycles(count: number) {
      for (let index = 0; index < count; index += 1) {
        await bench.mount();
        await bench.unmount();
      }
    },
    /** What stands on the screen, to prove that the measured work was done. */
    contents() {
      const text = root?.textContent ?? '';
      const buttonTexts = new Set(
        [...(root?.querySelectorAll('button') ?? [])].map((button) => button.textContent),
      );
      return {
        missing: rows()
          .flatMap(({ id, balance }) => [id, balance])
          .filter((value) => !text.includes(value)).length,
        buttons: root ? rows().filter(({ action }) => buttonTexts.has(action)).length : 0,
        elements: root?.querySelectorAll('*').length ?? 0,
        text,
      };
    },
  };
  return bench;
}
