/** What a game tells the page that frames it, where there is one (docs/vendor-wallet-api.md, "The frame"). */
type FrameMessage = 'ready' | 'balance' | 'lobby' | 'deposit';

/** Tells the brand's page something; answers whether there is one. */
export const tellFrame = (message: FrameMessage, origin: string): boolean => {
  if (window.parent === window) return false;
  window.parent.postMessage({ marquee: message }, origin);
  return true;
};
