import Button from '@mui/material/Button';
import { part } from '../part.tsx';

export const mount = part(() => <Button variant="contained">Save</Button>);
