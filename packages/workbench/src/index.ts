export { keepOutOfBuilds } from './server/keepOutOfBuilds.ts';
export { workbench } from './server/workbench.ts';
