import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Dialog open>
    <DialogTitle>New tenant</DialogTitle>
    <DialogContent>
      <TextField label="Last name" />
    </DialogContent>
    <DialogActions>
      <Button variant="contained">Save</Button>
    </DialogActions>
  </Dialog>
));
