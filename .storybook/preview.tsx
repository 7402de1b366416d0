import '@rentsafe/ui/styles.css';
import components from 'virtual:component-props';
import type { Preview } from '@storybook/react-vite';
import { combineParameters } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { controlsForData } from './controls';
import { DocsPage } from './DocsPage';
import { keepPlaceInPage } from './docs/placeInPage';
import { findTimeout } from './findTimeout';
import { globalTypes, initialGlobals, withSetting } from './globals';
import { modes } from './modes';
import { argTypesOf } from './props/argTypes';
import { SpecPage } from './SpecPage';
import { viewports } from './viewports';
import { loadApp, withApp } from './withApp';

// Without the page, which would be written out at every look that does not find its element.
configure({ asyncUtilTimeout: findTimeout, getElementError: (message) => new Error(message ?? '') });
keepPlaceInPage();

const preview: Preview = {
  // Every story has its picture taken, unless it opts out: `tags: ['!visual']`.
  tags: ['autodocs', 'visual'],
  loaders: [loadApp],
  decorators: [withApp, withSetting],
  argTypesEnhancers: [
    ({ title, argTypes }) => combineParameters(argTypesOf(title, components), argTypes),
    controlsForData,
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    // A fifth of its time is to describe every element that passes.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    controls: { sort: 'requiredFirst' },
    // As written: Storybook makes no text of each story from what it renders.
    docs: { page: SpecPage, container: DocsPage, source: { type: 'code' } },
    viewport: { options: viewports },
    chromatic: { modes },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Find a component',
          'Build a screen in ten minutes',
          'What changed',
          'Foundations',
          [
            'Colour',
            'Brand',
            'Type',
            'Spacing',
            'Radius',
            'Elevation',
            'Motion',
            'Density',
            'Icons',
            'Writing and tone',
            'Print',
            'Token files',
          ],
          'Components',
          ['Actions', 'Forms', 'Data', 'Overlays', 'Feedback', 'Layout', 'Navigation', 'Text', 'Print'],
          'Patterns',
          [
            'List page',
            'Record page',
            'Create in a dialog',
            'Form on a page',
            'Repeaters',
            'Import',
            'Dashboard',
            'Settings',
            'Report and print',
            'Errors and recovery',
          ],
          'Screens',
          'State matrix',
        ],
      },
    },
  },
};

export default preview;
