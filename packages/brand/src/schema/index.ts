export { brandSchema } from './brandSchema.ts';
export { tokensSchema } from './tokensSchema.ts';
