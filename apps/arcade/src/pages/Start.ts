/** What every game's page is given as it opens. */
export type Start = {
  /** What the page calls with. */
  session: string;
  game: string;
  kind: string;
  title: string;
  language: string;
  currency: string;
  /** Digits of the currency's minor unit. */
  digits: number;
  mode: 'real' | 'demo';
  /** Minor units; undefined where the platform did not say. */
  balance?: number;
  limits: { min: number; max: number };
  lobbyUrl: string;
  /** The origin of the page that frames this one. */
  frame: string;
  /** The words of the page, with `{placeholders}`. */
  texts: Record<string, string>;
};
