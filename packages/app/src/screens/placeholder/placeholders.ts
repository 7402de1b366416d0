import { HOME_PATH } from '@rentsafe/domain/session';

export interface Placeholder {
  /** The page's text as the specification words it. */
  text: string;
  /** What the page will be for. */
  about: string;
}

const placeholders = {
  '/communication': {
    text: 'Communication',
    about: 'Letters and messages to tenants and landlords will be written and kept here.',
  },
  '/lease-templates': {
    text: 'LeaseTemplate',
    about: 'Templates that leases are written from will be kept here.',
  },
} satisfies Record<string, Placeholder>;

export type PlaceholderPath = keyof typeof placeholders;

/** The placeholder of a planned page. */
export const placeholderOf = (pathname: string): Placeholder =>
  placeholders[pathname.replace(HOME_PATH, '').replace(/\/$/, '') as PlaceholderPath];

/** The paths that have one. */
export const placeholderPaths = Object.keys(placeholders).map((path) => HOME_PATH + path);
