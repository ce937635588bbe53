const CAPACITY = 200;
const addresses = new Set<string>();

/** The last 200 addresses that loaded, so that coming back to a list shows it without a flicker. */
export const loadedImages = {
  has: (address: string) => addresses.has(address),
  add: (address: string) => {
    addresses.delete(address);
    addresses.add(address);
    const [oldest] = addresses;
    if (addresses.size > CAPACITY && oldest !== undefined) addresses.delete(oldest);
  },
};
