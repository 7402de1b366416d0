import { test as base, expect, type TestInfo } from '@playwright/test';
import { partsIn } from './anatomy.ts';
import {
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
import type { Theme } from './prepareFrame.ts';
import { StoryPage } from './StoryPage.ts';
import { hasOwnColour, type Story, storiesByTitle } from './stories.ts';

const groups = storiesByTitle();
/** Loading a frame costs as much as showing four stories, so several titles share one. */
const titlesOfFrame = 12;
const frames = Array.from({ length: Math.ceil(groups.size / titlesOfFrame) }, (_, at) =>
  [...groups].slice(at * titlesOfFrame, (at + 1) * titlesOfFrame),
);
const isScreen = (title: string) => title.startsWith('Screens/');
const idsOf = (stories: Story[]) => stories.map(({ id }) => id);
const isPictured = ({ tags }: Story) => tags.includes('visual');
/** The first story of a screen, unless its play function uses parts that a phone does not show. */
const onPhone = (title: string, [first]: Story[]): Story | undefined =>
  first && isScreen(title) && isPictured(first) && !first.tags.includes('desktop') ? first : undefined;
/** `npm run prove:storybook`. */
const isWhole = process.env.PROOF === 'whole';
/** Dark is taken where colour is its own: in each state of a component, and in the first story of a screen. */
const themesOf = (title: string, stories: Story[], story: Story): Theme[] =>
  hasOwnColour(story) && (story === stories[0] || !isScreen(title)) ? ['light', 'dark'] : ['light'];

/** Forced colours are a dozen, the same in all states: a test run looks at the first story, the whole proof at each of a component. */
const isForced = (title: string, stories: Story[], story: Story) =>
  story === stories[0] || (isWhole && !isScreen(title));

/** The sidebar, two thirds of what axe looks at, is the same in all stories of a screen but those of the frame: checked in the first. */
const uncheckedOf = (title: string, stories: Story[], story: Story) =>
  isScreen(title) && title !== 'Screens/Frame' && story !== stories[0] ? ['aside:has(~ * > main)'] : [];

const isUpdating = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots);

const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const storyPage = await StoryPage.open(browser);
      await use(storyPage);
      await storyPage.close();
    },
    { scope: 'worker' },
  ],
});

/** Compares the story that is shown with its baseline, or replaces the baseline. Returns the problems. */
async function check(
  picture: string,
  storyPage: StoryPage,
  height: number,
  info: TestInfo,
): Promise<string[]> {
  const baseline = readBaseline(picture);
  const source = baseline && sourceOf(baseline);
  const isKnown = (screenshot: Buffer) => fingerprint(screenshot) === source;
  const screenshot = await storyPage.shoot(height, isKnown);
  if (isKnown(screenshot)) return [];
  const before = baseline && fromPng(baseline);
  const after = reduced(screenshot);
  const pixels = before && differenceOf(before, after);
  if (pixels === 0) return [];
  if (isUpdating(info)) {
    writeBaseline(picture, toPng(after, screenshot));
    return [];
  }
  const attach = (kind: string, image: Picture) =>
    info.attach(`${picture.replace('.png', '')}-${kind}.png`, {
      body: toPng(image, screenshot),
      contentType: 'image/png',
    });
  await attach('actual', after);
  if (!before) return [`${picture}: no picture yet`];
  await attach('expected', before);
  await attach('diff', differenceImage(before, after));
  return [`${picture}: ${pixels} pixels differ`];
}

const major = (version = '') => version.split('.', 1)[0];

/** What to do about a picture that differs; the reason may be another version of Chromium. */
function advice(chromium: string): string {
  const previous = readMachine()?.chromium;
  const reason =
    major(previous) === major(chromium)
      ? ''
      : `The pictures were taken by Chromium ${previous}, this is ${chromium}: take them again where nothing else changed. `;
  return `${reason}Look at the report: npm run visual:report; if the change is meant: npm run visual:update`;
}

/** Shows a story in its themes, and compares it with its pictures. */
const showsStory = (title: string, stories: Story[], story: Story, frame: number) =>
  test(story.name, async ({ browser, storyPage }, info) => {
    await storyPage.openTitle(title, idsOf(stories), frame);
    const unchecked = uncheckedOf(title, stories, story);
    const { problems: findings, theme: own, height } = await storyPage.show(story.id, unchecked);
    const parts = partsIn(story, stories[0]).map(({ name }) => name);
    const missing = parts.length > 0 ? await storyPage.missingParts(parts) : [];
    findings.push(...missing.map((part) => `its docs page numbers "${part}", which is not seen here`));
    const isCompared = isPictured(story) && findings.length === 0;
    const themes = themesOf(title, stories, story);
    const compare = async (theme: Theme, height: number): Promise<string[]> =>
      isCompared && themes.includes(theme) ? check(pictureOf(story.id, theme), storyPage, height, info) : [];
    const differences = await compare(own, height);
    const other = own === 'light' ? 'dark' : 'light';
    const { problems, height: otherHeight } = await storyPage.showTheme(other);
    differences.push(...(await compare(other, otherHeight)));
    findings.push(...problems.map((text) => `${other}: ${text}`));
    if (isForced(title, stories, story)) {
      const forced = await storyPage.forcedContrastFindings(own);
      findings.push(...forced.map((text) => `forced colours: ${text}`));
    }
    expect(findings, 'plays, and axe finds nothing').toEqual([]);
    expect(differences, advice(browser.version())).toEqual([]);
  });

const showsOnPhone = (title: string, stories: Story[], story: Story, frame: number) =>
  test(`${story.name}, on a phone`, async ({ browser, storyPage }, info) => {
    await storyPage.openTitle(title, idsOf(stories), frame);
    const { problems, height } = await storyPage.showOnPhone(story.id);
    expect(problems, 'axe finds nothing').toEqual([]);
    const differences = await check(pictureOf(story.id, 'phone'), storyPage, height, info);
    expect(differences, advice(browser.version())).toEqual([]);
  });

for (const [frame, titles] of frames.entries()) {
  test.describe(`frame ${frame + 1}`, () => {
    // One page shows these stories in their order: a toast that stays behind shows up in the next picture.
    test.describe.configure({ mode: 'default' });
    for (const [title, stories] of titles)
      test.describe(title, () => {
        const first = onPhone(title, stories);
        for (const story of stories) {
          showsStory(title, stories, story, frame);
          if (story === first) showsOnPhone(title, stories, story, frame);
        }
      });
  });
}

test('every picture has its story, and names the Chromium that took it', async ({ browser }, info) => {
  const pictures = new Set(
    [...groups].flatMap(([title, stories]) => {
      const first = onPhone(title, stories);
      return [
        ...stories
          .filter(isPictured)
          .flatMap((story) => themesOf(title, stories, story).map((theme) => pictureOf(story.id, theme))),
        ...(first ? [pictureOf(first.id, 'phone')] : []),
      ];
    }),
  );
  const orphaned = orphans(pictures);
  if (isUpdating(info)) {
    orphaned.forEach(removeBaseline);
    writeMachine({ chromium: browser.version() });
  } else {
    expect(orphaned).toEqual([]);
    expect(readMachine()).toBeDefined();
  }
});
