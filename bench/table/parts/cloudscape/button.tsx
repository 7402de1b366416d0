import '@cloudscape-design/global-styles/index.css';
import Button from '@cloudscape-design/components/button';
import { part } from '../part.tsx';

export const mount = part(() => <Button variant="primary">Save</Button>);
