/** What a variable's text has to be. */
export type Kind =
  | 'text'
  | 'list'
  | 'url'
  | 'port'
  | 'seconds'
  | 'count'
  | 'flag'
  | 'choice'
  | 'networks'
  | 'file'
  | 'folder';

/** An environment variable of a program, as it is read, checked and documented. */
export type Variable = {
  kind: Kind;
  /** What it is, as the end of the sentence "Set NAME: …". */
  purpose: string;
  /** Text that stands for one that is not set. */
  default?: string;
  /** The default in the sandbox, where it is another one. */
  sandboxDefault?: string;
  /** When a program refuses to go on without it. Never, if left out. */
  required?: 'always' | 'outside the sandbox';
  /** When it has to be set, where the program itself decides by more than the sandbox. */
  requiredNote?: string;
  /** Never printed, and to be kept like a password. */
  isSecret?: boolean;
  /** Least number of characters. */
  least?: number;
  /** Largest number of seconds, or of a count. */
  most?: number;
  /** What an address may begin with. */
  protocols?: readonly string[];
  choices?: readonly string[];
};

/** The variables of a program by name. */
export type Variables = Readonly<Record<string, Variable>>;

/** Names of the variables that are of one of these kinds. */
export type NameOf<Declared extends Variables, Some extends Kind> = {
  [Name in keyof Declared]: Declared[Name]['kind'] extends Some ? Name : never;
}[keyof Declared] &
  string;
