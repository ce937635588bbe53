/** As much of an address as its owner needs to know it again: the half that belongs to the provider. */
export const maskNetwork = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, 2).join(':')}:•••`
    : `${network.split('.').slice(0, 2).join('.')}.•••.•••`;
