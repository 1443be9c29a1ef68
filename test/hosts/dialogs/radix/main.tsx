import * as Dialog from '@radix-ui/react-dialog';
import { fill } from '../shared/page.js';
import { start } from '../shared/react.js';

start(({ isOpen, contents, close }) => (
  <Dialog.Root open={isOpen} onOpenChange={close}>
    <Dialog.Portal>
      <Dialog.Overlay />
      <Dialog.Content className="host-dialog" aria-describedby={undefined}>
        <Dialog.Title>Article</Dialog.Title>
        <Dialog.Close>Close</Dialog.Close>
        <div ref={fill[contents]} />
        <Dialog.Close>Done</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
));
