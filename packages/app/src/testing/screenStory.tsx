import { toast } from '@rentsafe/ui/Toast';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { queryClient } from '../api/queryClient';
import { settleSignIn } from '../api/signInAgain';
import { clearLogin } from '../login/storedLogin';
import { contractBreaches } from './answer';
import { handlers } from './handlers';
import { signedIn } from './login';
import type { ScreenNotes } from './screenStates';
import { answerWith, stopAnswering } from './storyNetwork';

export interface WorldArgs {
  /** Where the app is: a path with its query. */
  path: string;
  /** @default true */
  signedIn?: boolean;
  /** Who is signed in. */
  username?: string;
  /** Answer before the mocked backend does. */
  network?: readonly RequestHandler[];
  /** A dialog that is shown alone. */
  alone?: () => ReactNode;
}

export type WorldStory = StoryObj<WorldArgs>;

function start({ args }: StoryContext<WorldArgs>) {
  queryClient.clear();
  localStorage.clear();
  if (args.signedIn === false) clearLogin();
  else signedIn(args.username === undefined ? {} : { username: args.username });
  answerWith([...(args.network ?? []), ...handlers]);
  return () => {
    settleSignIn(null);
    toast.dismiss();
    clearLogin();
    queryClient.clear();
    stopAnswering();
  };
}

/** What the stories of a screen share: the app, signed in, with a backend that answers from the fixtures. */
export const worldOf = (notes: ScreenNotes) =>
  ({
    args: { path: notes.at },
    argTypes: { network: { table: { disable: true } }, alone: { table: { disable: true } } },
    parameters: { layout: 'fullscreen', screen: notes, docs: { story: { inline: false, height: '640px' } } },
    render: ({ alone }) => <>{alone?.()}</>,
    beforeEach: start,
    afterEach: async () => {
      await expect(contractBreaches.splice(0), 'answers that break the contract').toEqual([]);
    },
  }) satisfies Meta<WorldArgs>;
