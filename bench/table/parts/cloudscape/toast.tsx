import '@cloudscape-design/global-styles/index.css';
import Flashbar, { type FlashbarProps } from '@cloudscape-design/components/flashbar';
import { part } from '../part.tsx';

const items: FlashbarProps.MessageDefinition[] = [{ id: 'saved', type: 'success', content: 'Saved' }];

export const mount = part(() => <Flashbar items={items} />);
