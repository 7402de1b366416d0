import { Button } from 'react-aria-components';
import { part } from '../part.tsx';

export const mount = part(() => <Button>Save</Button>);
