import type { Handler } from '../http/handler.ts';
import { askWallet } from './askWallet.ts';

/** Tells a vendor what its player can bet. */
export const vendorBalance: Handler<'vendorBalance'> = async (context, { body }) => {
  const { wallet } = await askWallet(context, body, 'vendor_balance', []);
  return wallet;
};
