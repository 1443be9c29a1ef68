import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { fill } from '../shared/page.js';
import { start } from '../shared/react.js';

start(({ isOpen, contents, close }) => (
  <Dialog open={isOpen} onClose={close} fullWidth maxWidth="lg" aria-labelledby="title">
    <DialogTitle id="title">Article</DialogTitle>
    <Button onClick={close}>Close</Button>
    <DialogContent>
      <div ref={fill[contents]} />
    </DialogContent>
    <DialogActions>
      <Button onClick={close}>Done</Button>
    </DialogActions>
  </Dialog>
));
