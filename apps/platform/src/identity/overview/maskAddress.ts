import { maskNetwork } from '../secondFactor/addresses/maskNetwork.ts';
import { networkOf } from '../secondFactor/addresses/networkOf.ts';

/** An address without the half that belongs to whoever has it. */
export const maskAddress = (address: string): string => maskNetwork(networkOf(address));
