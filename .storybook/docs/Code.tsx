import { Source } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { SettingContext } from '../setting';

export interface CodeProps {
  text: string;
  language?: 'tsx' | 'css' | 'json';
}

/** A text of code with a button that copies it, in the theme of the toolbar. */
export function Code({ text, language = 'tsx' }: CodeProps) {
  const { theme } = use(SettingContext);
  return <Source code={text} language={language} dark={theme === 'dark'} />;
}
