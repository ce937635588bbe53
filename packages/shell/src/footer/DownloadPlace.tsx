import { downloadPlace } from './Footer.css.ts';

/** Keeps the place of the apps' code, so that nothing below jumps once it is there. */
export const DownloadPlace = () => <div className={downloadPlace} aria-busy />;
