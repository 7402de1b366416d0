import type { Samples } from '../../testing/conformance';
import { LocaleProvider } from './LocaleProvider';

export default {
  LocaleProvider: {
    render: () => <LocaleProvider locale="de-DE">Miete</LocaleProvider>,
    rootless: 'It only hands on how dates and amounts are written.',
  },
} satisfies Samples;
