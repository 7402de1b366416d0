import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Snackbar open autoHideDuration={10_000}>
    <Alert severity="success">Saved</Alert>
  </Snackbar>
));
