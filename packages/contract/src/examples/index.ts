export { emptyValue } from './emptyValue.ts';
export { exampleOf } from './exampleOf.ts';
export { exampleStudios, gameLines } from './exampleGames.ts';
export { exampleTime } from './exampleTime.ts';
export { mayRefuse, problemsOf } from './problemsOf.ts';
export type { ExampleQuery, Reader } from './Reader.ts';
