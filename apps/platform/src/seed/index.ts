export { seedMerchants } from './seedMerchants.ts';
