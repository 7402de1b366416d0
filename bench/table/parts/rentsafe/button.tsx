import '@rentsafe/ui/styles.css';
import { Button } from '@rentsafe/ui/Button';
import { part } from '../part.tsx';

export const mount = part(() => <Button variant="primary">Save</Button>);
