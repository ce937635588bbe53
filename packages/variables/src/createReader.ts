import { isNetwork } from './isNetwork.ts';
import type { NameOf, Variable, Variables } from './Variable.ts';
import { VariablesError } from './VariablesError.ts';

/** An environment, as `process.env` is one. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with a text that is set, as a sentence without the text of a secret. */
const problemOf = (name: string, variable: Variable, text: string): string | undefined => {
  const { kind, least = 0, most = Number.MAX_SAFE_INTEGER, protocols = ['https:', 'http:'] } = variable;
  const isWhole = /^\d{1,15}$/.test(text);
  if (kind === 'port' && !(isWhole && Number(text) < 65_536))
    return `${name} has to be a port from 0 to 65535, not "${text}".`;
  if (kind === 'seconds' && !(isWhole && Number(text) <= most))
    return `${name} has to be whole seconds from 0 to ${most}, not "${text}".`;
  if (kind === 'count' && !(isWhole && Number(text) <= most))
    return `${name} has to be a whole number, not "${text}".`;
  if (kind === 'flag' && text !== '0' && text !== '1') return `${name} has to be 1 or 0, not "${text}".`;
  if (kind === 'choice' && !variable.choices?.includes(text))
    return `${name} has to be one of ${variable.choices?.join(', ')}.`;
  if (kind === 'url' && !(URL.canParse(text) && protocols.includes(new URL(text).protocol)))
    return `${name} has to be an address that begins with ${protocols.join('// or ')}//.`;
  return text.length < least ? `${name} has to have at least ${least} characters.` : undefined;
};

/**
 * The reader of a program's variables. What is wrong is added to `problems`, so that all of it can be said at once;
 * without `problems` the first one throws a `VariablesError`. A wrong text is read as if it were not set.
 */
export const createReader = <Declared extends Variables>(
  declared: Declared,
  env: Environment = process.env,
  problems?: string[],
) => {
  const told = new Set<string>();
  const tell = (problem: string) => {
    if (!problems) throw new VariablesError([problem]);
    if (!told.has(problem)) problems.push(problem);
    told.add(problem);
  };
  const isSandbox = env['SANDBOX']?.trim() === '1';
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  const say = (name: string, { purpose, required }: Variable) =>
    `Set ${name}: ${purpose}${required === 'outside the sandbox' && !isSandbox ? ', or start with SANDBOX=1 to play it' : ''}.`;

  const read = (name: keyof Declared & string, isRequired = false): string | undefined => {
    const variable: Variable = declared[name]!;
    const { required, sandboxDefault, default: usual } = variable;
    const fallback = (isSandbox ? sandboxDefault : undefined) ?? usual;
    const text = given(name);
    if (text !== undefined) {
      const problem = problemOf(name, variable, text);
      if (problem === undefined) return text;
      tell(problem);
      return fallback;
    }
    const isMissed =
      required === 'always' || (required === 'outside the sandbox' && !isSandbox) || isRequired;
    if (isMissed && fallback === undefined) tell(say(name, variable));
    return fallback;
  };
  const split = (name: keyof Declared & string) =>
    (read(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  type Texts = 'text' | 'url' | 'choice' | 'file' | 'folder';
  return {
    /** The text, its default, or undefined. */
    text: (name: NameOf<Declared, Texts>) => read(name),
    /** The text of a variable that the caller cannot do without; '' after its absence was told. */
    requiredText: (name: NameOf<Declared, Texts>) => read(name, true) ?? '',
    list: (name: NameOf<Declared, 'list'>) => split(name),
    number: (name: NameOf<Declared, 'port' | 'seconds' | 'count'>) => {
      const text = read(name);
      return text === undefined ? undefined : Number(text);
    },
    /** A number whose declaration has a default. */
    requiredNumber: (name: NameOf<Declared, 'port' | 'seconds' | 'count'>) => Number(read(name) ?? 0),
    isOn: (name: NameOf<Declared, 'flag'>) => read(name) === '1',
    networks: (name: NameOf<Declared, 'networks'>) => {
      const values = split(name);
      for (const value of values.filter((entry) => !isNetwork(entry)))
        tell(`${name} holds "${value}", which is neither an address nor a network such as 10.0.0.0/8.`);
      return values;
    },
  };
};

/** Reads the variables of one program. */
export type VariableReader<Declared extends Variables> = ReturnType<typeof createReader<Declared>>;
