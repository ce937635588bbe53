/** What a game tells the page that frames it, where there is one (docs/vendor-wallet-api.md, "The frame"). */
type FrameMessage = 'ready' | 'balance' | 'lobby' | 'deposit';

/** Whether a page of the brand stands around the game, with a way back of its own. */
export const isFramed = window.parent !== window;

/** Tells the brand's page something; answers whether there is one. */
export const tellFrame = (message: FrameMessage, origin: string): boolean => {
  if (!isFramed) return false;
  window.parent.postMessage({ marquee: message }, origin);
  return true;
};
