import { afterAll } from 'vitest';
import { site } from './site.ts';

afterAll(() => site.stop());
