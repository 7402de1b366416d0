import { type Browser, test as base, expect, type TestInfo } from '@playwright/test';
import {
  lettersPicture,
  orphans,
  pictureOf,
  readBaseline,
  readMachine,
  removeBaseline,
  writeBaseline,
  writeMachine,
} from './baselines.ts';
import { differenceImage, differenceOf } from './difference.ts';
import { fingerprint, fromPng, type Picture, reduced, sourceOf, toPng } from './picture.ts';
import { phone, StoryPage, type Theme } from './StoryPage.ts';
import { type Story, storiesByTitle } from './stories.ts';

const themes: Theme[] = ['light', 'dark'];
const groups = storiesByTitle();
const isScreen = (title: string) => title.startsWith('Screens/');

/** A screen is one picture in full; in dark, half its size shows a wrong colour as well, in a third of the bytes. */
const scaleOf = (title: string, theme: Theme) => (isScreen(title) && theme === 'dark' ? 0.5 : 1);

interface Worker {
  storyPage: StoryPage;
  /** Why the pictures cannot be compared on this machine, if they cannot. */
  otherMachine: string | undefined;
}

const isUpdating = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots);

async function whyNotComparable(browser: Browser, storyPage: StoryPage): Promise<string | undefined> {
  const was = readMachine()?.chromium;
  const is = browser.version();
  if (was && was.split('.')[0] !== is.split('.')[0]) {
    return `The pictures were taken by Chromium ${was}, this is ${is}: nothing is compared.`;
  }
  const letters = readBaseline(lettersPicture);
  if (!letters) return undefined;
  return fingerprint(await storyPage.letters()) === sourceOf(letters)
    ? undefined
    : 'The pictures were taken on a machine with other fonts than this one: nothing is compared.';
}

const test = base.extend<object, Worker>({
  storyPage: [
    async ({ browser }, use) => {
      const storyPage = await StoryPage.open(browser);
      await use(storyPage);
      await storyPage.close();
    },
    { scope: 'worker' },
  ],
  otherMachine: [
    async ({ browser, storyPage }, use) => {
      const reason = await whyNotComparable(browser, storyPage);
      if (reason) console.warn(reason);
      await use(reason);
    },
    { scope: 'worker' },
  ],
});

/** Compares one screenshot with its baseline, or keeps it as the new one. Returns what is wrong with it. */
async function check(picture: string, screenshot: Buffer, info: TestInfo): Promise<string | undefined> {
  const baseline = readBaseline(picture);
  if (baseline && sourceOf(baseline) === fingerprint(screenshot)) return undefined;
  const before = baseline && fromPng(baseline);
  const after = reduced(screenshot);
  const pixels = before && differenceOf(before, after);
  if (pixels === 0) return undefined;
  if (isUpdating(info)) {
    writeBaseline(picture, toPng(after, screenshot));
    return undefined;
  }
  const attach = (kind: string, image: Picture) =>
    info.attach(`${picture.replace('.png', '')}-${kind}.png`, {
      body: toPng(image, screenshot),
      contentType: 'image/png',
    });
  await attach('actual', after);
  if (!before) return `${picture}: no picture yet`;
  await attach('expected', before);
  await attach('diff', differenceImage(before, after));
  return `${picture}: ${pixels} pixels differ`;
}

/** What is taken of a story: in one theme after the other at its own size, or on a phone. */
interface Showing {
  id: string;
  size?: typeof phone;
  pictures: [picture: string, theme: Theme][];
}

/** Every story in both themes, and the first one of a screen on a phone. */
const showingsOf = (title: string, stories: Story[]): Showing[] => [
  ...stories.map(
    ({ id }): Showing => ({ id, pictures: themes.map((theme) => [pictureOf(id, theme), theme]) }),
  ),
  ...(isScreen(title) ? stories.slice(0, 1) : []).map(
    ({ id }): Showing => ({ id, size: phone, pictures: [[pictureOf(id, 'phone'), 'light']] }),
  ),
];

for (const [title, stories] of groups) {
  test(title, async ({ storyPage, otherMachine }, info) => {
    info.skip(!isUpdating(info) && otherMachine !== undefined, otherMachine);
    const faults: string[] = [];
    // What stories of another title left behind, a toast, say, would show up here.
    await storyPage.restart();
    for (const { id, size, pictures } of showingsOf(title, stories)) {
      const failure = await storyPage.show(id, size);
      // On a phone a story's play function may miss what stands in the sidebar.
      if (failure && !size) faults.push(`${id}: ${failure}`);
      for (const [picture, theme] of pictures) {
        const screenshot = await storyPage.shoot(theme, scaleOf(title, theme));
        const fault = await check(picture, screenshot, info);
        if (fault) faults.push(fault);
      }
    }
    expect(
      faults,
      'look at the report: npm run visual:report; if it is meant: npm run visual:update',
    ).toEqual([]);
  });
}

test('every picture has its story, and says which machine took it', async ({ browser, storyPage }, info) => {
  const showings = [...groups].flatMap(([title, stories]) => showingsOf(title, stories));
  const pictures = new Set(showings.flatMap((showing) => showing.pictures.map(([picture]) => picture)));
  const gone = orphans(pictures);
  if (isUpdating(info)) {
    gone.forEach(removeBaseline);
    writeMachine({ chromium: browser.version() });
    const letters = await storyPage.letters();
    writeBaseline(lettersPicture, toPng(reduced(letters), letters));
  } else {
    expect(gone).toEqual([]);
    expect(readMachine()).toBeDefined();
  }
});
