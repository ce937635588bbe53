/**
 * Variables of the machine and of tools, which are nobody's settings: where programs are, and what is set by whoever
 * runs a script.
 */
const machines = ['PATH', 'VITEST', 'INIT_CWD', 'NODE_OPTIONS'];

/** Files that run before the workspace is installed, those that hand an environment to a library, and the reader itself. */
const exempt =
  /^(scripts\/(run\.mjs|checkVariables\.ts|variables\/.*)|deploy\/checkHealth\.mjs|config\/browser\/packagedChromium\.ts|packages\/variables\/.*)$/;

const handedOn = [
  // To a child process, whole.
  /\.\.\.process\.env\b(?!\s*[.[?])/g,
  /\benv: process\.env\b(?!\s*[.[?])/g,
  // To a reader or a function that takes an environment.
  /[(,]\s*process\.env(?=\s*[,)])/g,
  new RegExp(String.raw`process\.env(?:\.|\['|\[")(?:${machines.join('|')})\b`, 'g'),
];

/** Lines of a file that read a variable past the declared ones. */
export const undeclaredReads = (file: string, text: string): number[] => {
  if (exempt.test(file)) return [];
  const rest = handedOn.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
  return rest
    .split('\n')
    .flatMap((line, index) => (/process\.env\b|\benv\b.*from 'node:process'/.test(line) ? [index + 1] : []));
};
