import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { fill } from '../shared/page.js';
import { start } from '../shared/react.js';

start(({ isOpen, contents, close }) => (
  <Dialog open={isOpen} onClose={close} className="host-dialog">
    <DialogPanel>
      <DialogTitle>Article</DialogTitle>
      <button type="button" onClick={close}>
        Close
      </button>
      <div ref={fill[contents]} />
      <button type="button" onClick={close}>
        Done
      </button>
    </DialogPanel>
  </Dialog>
));
