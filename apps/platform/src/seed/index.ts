export { ApplyRefusal } from './apply/ApplyRefusal.ts';
export { seedMerchants } from './seedMerchants.ts';
