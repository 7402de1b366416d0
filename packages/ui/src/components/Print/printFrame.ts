import { startPrinting } from '../../internal/hooks/usePrinting';
import { markSheets } from './markSheets';

const RESOURCE_PATIENCE_MS = 5000;
/** Some browsers never fire afterprint, or return from print() at once: by then each has its copy of the frame. */
const AFTERPRINT_PATIENCE_MS = 2000;

const frames = new Set<() => void>();

/** An empty frame out of sight, of the same origin. Not `srcdoc`: Trusted Types refuse a string there. */
function openFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-200vw',
    insetBlockStart: '0',
    // A page of A4, for what is laid out before printing.
    inlineSize: '210mm',
    blockSize: '297mm',
    border: '0',
  });
  document.body.append(frame);
  return frame;
}

/** Opened by the page, a document has the page's address: some browsers print it, and would print about:blank. */
function begin(target: Document) {
  target.open();
  target.close();
  if (target.documentElement) return;
  // jsdom leaves it without an element.
  const root = target.createElement('html');
  root.append(target.createElement('head'), target.createElement('body'));
  target.append(root);
}

function settled(element: HTMLElement, resource: string): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (problem?: string) => {
      clearTimeout(timer);
      if (problem) console.error(`Printing goes on without ${resource}: ${problem}.`);
      resolve();
    };
    const timer = setTimeout(goOn, RESOURCE_PATIENCE_MS, 'it did not arrive in time');
    element.addEventListener('load', () => goOn(), { once: true });
    element.addEventListener('error', () => goOn('it failed to load'), { once: true });
  });
}

/** Copies the page's styles in their order; resolves when the linked ones have arrived or failed. */
async function copyStyles(target: Document) {
  const waits: Promise<void>[] = [];
  for (const original of document.querySelectorAll<HTMLElement>('style, link[rel~="stylesheet"]')) {
    const copy = target.importNode(original, true);
    copy.nonce = original.nonce;
    if (original instanceof HTMLLinkElement) waits.push(settled(copy, original.href));
    target.head.append(copy);
  }
  await Promise.all(waits);
}

async function imagesReady(target: Document) {
  const waits = [...target.images]
    .filter((image) => image.src && !(image.complete && image.naturalWidth > 0))
    .map((image) => {
      image.loading = 'eager';
      return settled(image, image.src);
    });
  await Promise.all(waits);
}

async function fontsReady(target: Document) {
  // Fonts are fetched when something is laid out with them.
  void target.body.offsetHeight;
  const patience = new Promise((resolve) => setTimeout(resolve, RESOURCE_PATIENCE_MS, 'late'));
  if ((await Promise.race([target.fonts?.ready, patience])) === 'late') {
    console.error('Printing goes on without a font: it did not arrive in time.');
  }
}

/** What cloning leaves behind: the options that are chosen, a box that is neither on nor off, and pixels. */
function copyState(original: Element, copy: Element) {
  if (original instanceof HTMLSelectElement) {
    const { options, selectedIndex, multiple } = original;
    const chosen = copy as HTMLSelectElement;
    if (!multiple) chosen.selectedIndex = selectedIndex;
    else for (const [at, option] of [...chosen.options].entries()) option.selected = !!options[at]?.selected;
  } else if (original instanceof HTMLInputElement) {
    (copy as HTMLInputElement).indeterminate = original.indeterminate;
  } else if (original instanceof HTMLCanvasElement && original.width && original.height) {
    (copy as HTMLCanvasElement).getContext('2d')?.drawImage(original, 0, 0);
  }
}

function copyOf(content: Element, target: Document): Element {
  const copy = target.importNode(content, true);
  const originals = [content, ...content.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, original] of originals.entries()) copyState(original, copies[at] as Element);
  return copy;
}

/** Lays a copy of `content` out in the frame, light and compact, in the language and direction of the page. */
async function fill(target: Document, content: Element, title: string) {
  const { lang, dir } = document.documentElement;
  const root = target.documentElement;
  Object.assign(root, { lang, dir });
  Object.assign(root.dataset, { theme: 'light', density: 'compact', rsPrint: '' });
  target.title = title;
  await copyStyles(target);
  const endPrinting = startPrinting();
  target.body.append(copyOf(content, target));
  endPrinting();
  await Promise.all([imagesReady(target), fontsReady(target)]);
}

/** Some browsers name the file after the page, not the frame. */
function lendTitle(title: string): () => void {
  const pageTitle = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = pageTitle;
  };
}

/**
 * Prints a copy of `content` through a hidden frame with the page's styles, and resolves when the print dialog has been
 * opened. Each sheet has its number, and from the second on `runningHead`. Waits for styles, images and fonts; one that fails or is late is logged and left out.
 */
export async function printElement(content: Element, title: string, runningHead?: string): Promise<void> {
  for (const remove of frames) remove();
  const before = document.activeElement;
  const frame = openFrame();
  let giveBackTitle = () => {};
  const remove = () => {
    frames.delete(remove);
    giveBackTitle();
    const isLost = document.activeElement === frame;
    frame.remove();
    if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  frames.add(remove);
  try {
    // Some browsers put the blank document in place a moment after the frame.
    await new Promise((resolve) => setTimeout(resolve));
    const view = frame.contentWindow;
    if (!view)
      throw new Error('The print frame has no window: something removed it, or a policy forbids it.');
    begin(view.document);
    markSheets(view.document)?.setHead(runningHead);
    await fill(view.document, content, title);
    // Removed inside the event, the frame takes the dialog of some browsers with it.
    view.addEventListener('afterprint', () => setTimeout(remove));
    giveBackTitle = lendTitle(title);
    view.focus();
    view.print();
    setTimeout(remove, AFTERPRINT_PATIENCE_MS);
  } catch (error) {
    remove();
    throw error;
  }
}
