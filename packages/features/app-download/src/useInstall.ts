import { useEffect, useState, useSyncExternalStore } from 'react';
import type { InstallOffer } from './installOffer.ts';

/** How far the app is on this device; nothing is known before the page is taken over. */
type Install = {
  /** The page runs as the app, or has just been installed. */
  isInstalled: boolean;
  /** Lets the browser ask the reader; undefined where it makes no offer. */
  install: (() => Promise<void>) | undefined;
};

const watchMode = (notify: () => void) => {
  const mode = matchMedia('(display-mode: standalone)');
  mode.addEventListener('change', notify);
  return () => mode.removeEventListener('change', notify);
};

const runsAsApp = () =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's own word for it.
  (navigator as { standalone?: boolean }).standalone === true;

const watchOffer = (notify: () => void) => {
  const keep = (event: InstallOffer) => {
    window.installOffer = event;
    notify();
  };
  addEventListener('beforeinstallprompt', keep);
  return () => removeEventListener('beforeinstallprompt', keep);
};

/** Whether the site is installed on this device, and the browser's own way to do so. */
export const useInstall = (): Install => {
  const isApp = useSyncExternalStore(watchMode, runsAsApp, () => false);
  const offer = useSyncExternalStore(
    watchOffer,
    () => window.installOffer,
    () => undefined,
  );
  const [used, setUsed] = useState<InstallOffer>();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const end = () => setNew(true);
    addEventListener('appinstalled', end);
    return () => removeEventListener('appinstalled', end);
  }, []);
  const isInstalled = isApp || isNew;
  // Whatever the answer is, an offer is good for one question.
  const install = async () => {
    setUsed(offer);
    await offer?.prompt();
  };
  return { isInstalled, install: offer && offer !== used && !isInstalled ? install : undefined };
};
