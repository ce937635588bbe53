import { buildSites } from './steps/buildSites.ts';

await buildSites();
