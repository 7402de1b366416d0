import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useGetOne } from 'react-admin';

export default function IndividualDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useGetOne('individuals', { id });
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>Individual</DialogTitle>
      <DialogContent>
        {data && `${data.first_name} ${data.last_name} ${data.identification_number}`}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
