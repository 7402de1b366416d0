import { findTimeout } from '../../.storybook/findTimeout.ts';
import startProduct from '../../e2e/globalSetup.ts';
import { prepareFrame } from '../../visual/prepareFrame.ts';
import { serveStorybook } from '../../visual/serveStorybook.ts';

const now = new Date('2026-11-20T09:30:00+02:00').getTime();

/**
 * Runs in the frame. WebKitGTK opens the list of a select at a mousedown of a script too, in a window of its own, and what stands in it is
 * chosen in place of what the story chooses.
 */
function keepSelectsShut() {
  window.addEventListener(
    'mousedown',
    (event) => {
      if (event.isTrusted || !(event.target instanceof HTMLSelectElement)) return;
      event.preventDefault();
      event.target.focus();
    },
    true,
  );
}

/** Serves Storybook, its frame prepared as for the pictures, and the product on a fresh database. */
export default async function globalSetup() {
  const stopStorybook = await serveStorybook(
    `<script>(${prepareFrame})(${JSON.stringify({ now, findTimeout })}); (${keepSelectsShut})()</script>`,
  );
  const stopProduct = await startProduct();
  return async () => {
    stopStorybook();
    await stopProduct();
  };
}
