import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { repository } from './repository.ts';

/** An instruction: its keyword, and its arguments as one text without line breaks. */
export type Instruction = { keyword: string; rest: string };

/** The image's instructions, stage by stage; each stage begins with its FROM. */
export const readDockerfile = (): Instruction[][] => {
  const file = DockerfileParser.parse(readFileSync(join(repository, 'deploy/Dockerfile'), 'utf8'));
  const stages: Instruction[][] = [];
  for (const instruction of file.getInstructions()) {
    const keyword = instruction.getKeyword();
    const rest = (instruction.getRawArgumentsContent() ?? '').replaceAll(/\\\n\s*/g, '');
    if (keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push({ keyword, rest });
  }
  return stages;
};
