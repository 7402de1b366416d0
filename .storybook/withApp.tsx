import type { Decorator, Loader } from '@storybook/react-vite';
import type { WorldArgs } from '../packages/app/src/testing/screenStory';
import type { StoryWorld, StoryWorldProps } from '../packages/app/src/wholeApp/StoryWorld';

/** Loads the app for the stories of its screens; those of components never wait for it. */
export const loadApp: Loader = async ({ parameters }) =>
  parameters.screen
    ? { StoryWorld: (await import('../packages/app/src/wholeApp/StoryWorld')).StoryWorld }
    : {};

/** Shows a screen in the app that runs at its path. */
export const withApp: Decorator = (Story, { args, globals, loaded }) => {
  const { StoryWorld: World } = loaded as { StoryWorld?: typeof StoryWorld };
  if (!World) return <Story />;
  const {
    path: base,
    query,
    kit,
    alone,
    role = globals.role as StoryWorldProps['role'],
  } = args as unknown as WorldArgs;
  const path = query ? `${base}${base.includes('?') ? '&' : '?'}${query(kit)}` : base;
  return (
    <World
      key={`${role} ${path}`}
      path={path}
      role={role}
      {...(alone !== undefined && { alone: <Story /> })}
      theme={globals.theme as StoryWorldProps['theme']}
      density={globals.density as StoryWorldProps['density']}
    />
  );
};
