/** What a command is given by the process that it runs in. */
export interface Tool {
  /** Folder of the repository. */
  root: string;
  /** Folder that paths on the command line are meant from. */
  calledFrom: string;
  tell: (text: string) => void;
  /** Runs a program at the root to its end; rejects with what it said when it fails. */
  run: (command: string, args: readonly string[]) => Promise<string>;
}
