import type { Role } from '@rentsafe/domain/access';
import { toast } from '@rentsafe/ui/Toast';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { queryClient } from '../calls/queryClient';
import { settleSignIn } from '../calls/signInAgain';
import { clearLogin } from '../login/storedLogin';
import { contractBreaches } from './answer';
import { handlers } from './handlers';
import { signedInAs } from './login';
import type { ScreenNotes } from './screenStates';
import { answerWith, stopAnswering } from './storyNetwork';

export interface WorldArgs<Kit = unknown> {
  /** Where the app is: a path with its query. */
  path: string;
  /** What an archetype of screens is told of this one. */
  kit?: Kit;
  /** Added to the query of the path. */
  query?: (kit: Kit) => string;
  /** @default true */
  signedIn?: boolean;
  /** Who is signed in. */
  username?: string;
  /** Of who is signed in. @default that of the toolbar */
  role?: Role;
  /** Answer before the mocked backend does. */
  network?: readonly RequestHandler[] | ((kit: Kit) => readonly RequestHandler[]);
  /** A dialog that is shown alone. */
  alone?: () => ReactNode;
}

export type WorldStory = StoryObj<WorldArgs>;

/** A story of an archetype: files of stories take it over by `export *`, and give their kit in the `args` of their meta. */
export type KitStory<Kit> = StoryObj<WorldArgs<Kit> & { kit: Kit }>;

function start({ args, globals }: StoryContext<WorldArgs>) {
  queryClient.clear();
  localStorage.clear();
  if (args.signedIn === false) clearLogin();
  else
    signedInAs(
      args.role ?? (globals.role as Role),
      args.username === undefined ? {} : { username: args.username },
    );
  const { network = [], kit } = args;
  answerWith([...(typeof network === 'function' ? network(kit) : network), ...handlers]);
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
    argTypes: Object.fromEntries(
      ['network', 'alone', 'kit', 'query'].map((arg) => [arg, { table: { disable: true } }]),
    ),
    parameters: { layout: 'fullscreen', screen: notes, docs: { story: { inline: false, height: '640px' } } },
    render: ({ alone }) => <>{alone?.()}</>,
    beforeEach: start,
    afterEach: async () => {
      await expect(contractBreaches.splice(0), 'answers that break the contract').toEqual([]);
    },
  }) satisfies Meta<WorldArgs>;
