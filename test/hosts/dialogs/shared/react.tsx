import { StrictMode, useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { noteClosed, offer, type Contents } from './page.js';

/** What the page's dialog is told. */
export interface DialogProps {
  readonly isOpen: boolean;
  readonly contents: Contents;
  readonly close: () => void;
}

/** Starts a page whose dialog is a component. */
export function start(HostDialog: ComponentType<DialogProps>): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <App dialog={HostDialog} />
    </StrictMode>,
  );
}

let isOffered = false;

function App({ dialog: HostDialog }: { readonly dialog: ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  const [contents, setContents] = useState<Contents>('picker');
  useEffect(() => {
    if (isOffered) return;
    isOffered = true;
    offer((wanted) => {
      setContents(wanted);
      setOpen(true);
    });
  }, []);
  const close = () => {
    setOpen(false);
    noteClosed();
  };
  return <HostDialog isOpen={isOpen} contents={contents} close={close} />;
}
