/** A browser's offer to install the site, which a page may take up once. */
export type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface Window {
    /** Kept by the page's first script: the browser makes its offer once, maybe before any other code is there. */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}
