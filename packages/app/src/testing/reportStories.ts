import type { Call, ReplyOf } from '@rentsafe/domain/contract';
import { refreshSession } from '@rentsafe/domain/session';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer } from './answer';
import { type Fault, fails, goOffline, held, runOutOfPatience } from './faults';
import type { WorldStory } from './screenStory';
import { expectWholeFigures } from './wholeFigures';

export interface ReportKit<C extends Call> {
  call: C;
  /** A heading that is there when the report is. */
  heading: string;
  report: ReplyOf<C>;
  strained: Record<'claims' | 'longNames' | 'missingValues' | 'hugeNumbers' | 'otherScripts', ReplyOf<C>>;
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /Rent Payment Status Report/ }));

/** The states of a report as stories. */
export function reportStories<const C extends Call>({ call, heading, report, strained }: ReportKit<C>) {
  const story = (network: RequestHandler[], play: WorldStory['play']): WorldStory => ({
    args: { network },
    play,
  });
  const shows = (reply: ReplyOf<C>) =>
    story([answer(call, () => reply)], async () => {
      await expect(await (await dialog()).findByRole('heading', { name: heading })).toBeVisible();
    });
  const failed = (fault: Fault, words: RegExp) =>
    story([fails(call, fault)], async () => {
      const alert = await (await dialog()).findByRole('alert');
      await expect(alert).toHaveTextContent(words);
      await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    });
  const again = held(call, () => report);
  let asked = 0;

  return {
    ready: story([answer(call, () => report)], async () => {
      const shown = await dialog();
      await expect(await shown.findByRole('heading', { name: heading })).toBeVisible();
      await expect(shown.getAllByText('No data held')[0]).toBeInTheDocument();
    }),

    loading: story([fails(call, 'never')], async () => {
      await expect(await (await dialog()).findByRole('img', { name: 'Loading report' })).toBeInTheDocument();
    }),

    refreshing: story([again.handler], async () => {
      const shown = await dialog();
      await shown.findByRole('heading', { name: heading });
      again.hold();
      await userEvent.click(shown.getByRole('button', { name: 'Refresh' }));
      await expect(await shown.findByRole('heading', { name: heading })).toBeVisible();
    }),

    failed: failed('html', /server had a problem/),

    retried: {
      ...story([answer(call, () => (asked++ === 0 ? Response.error() : report))], async () => {
        const shown = await dialog();
        await userEvent.click(within(await shown.findByRole('alert')).getByRole('button', { name: 'Retry' }));
        await expect(await shown.findByRole('heading', { name: heading })).toBeVisible();
        await waitFor(() => expect(shown.queryByRole('alert')).toBeNull());
      }),
      beforeEach: () => {
        asked = 0;
      },
    } satisfies WorldStory,

    notAllowed: failed('forbidden', /do not have permission/),
    notThere: failed('notFound', /Not found/),

    offline: { ...failed('unreachable', /could not be reached/), beforeEach: goOffline } satisfies WorldStory,
    neverAnswered: {
      ...failed('never', /has not answered in time/),
      beforeEach: runOutOfPatience,
    } satisfies WorldStory,

    sessionExpired: story([fails(call, 'unauthorised'), fails(refreshSession, 'unauthorised')], async () => {
      await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    }),

    claims: shows(strained.claims),
    longNames: shows(strained.longNames),
    missingValues: shows(strained.missingValues),
    hugeNumbers: story([answer(call, () => strained.hugeNumbers)], async () => {
      await (await dialog()).findByRole('heading', { name: heading });
      await expectWholeFigures(screen.getByRole('dialog'));
    }),
    otherScripts: shows(strained.otherScripts),
  };
}
