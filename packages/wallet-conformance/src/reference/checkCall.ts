import { sign } from '../sign.ts';
import { type Body, type Given, Refusal, type State } from './State.ts';

const checkSignature = (state: State, vendor: string, text: string, signature: string | undefined) => {
  const { secrets, breaks, seenSignatures } = state;
  const signed = breaks('signature-raw') ? JSON.stringify(JSON.parse(text)) : text;
  const isRight =
    signature === sign(signed, secrets.get(vendor) ?? 'nobody’s secret') ||
    (signature === undefined && breaks('signature-missing')) ||
    (signature === 'a'.repeat(64) && breaks('signature-other')) ||
    (signature === sign(text, '') && breaks('signature-secret')) ||
    (seenSignatures.has(signature ?? '') && breaks('signature-body'));
  if (!isRight) throw new Refusal('BAD_SIGNATURE');
  seenSignatures.add(signature ?? '');
};

const checkToken = ({ tokens, breaks }: State, vendor: string, body: Body): Given => {
  const given = tokens.get(body.token);
  if (!given) {
    if (!breaks('token-unknown')) throw new Refusal('TOKEN_INVALID');
    return { player: body.player, game: body.gameId, vendor, isExpired: false };
  }
  const isForOther =
    (given.player !== body.player && !breaks('token-player')) ||
    (given.game !== body.gameId && !breaks('token-game')) ||
    (given.vendor !== vendor && !breaks('token-vendor'));
  if (isForOther) throw new Refusal('TOKEN_INVALID');
  return given;
};

/** Checks who calls for whom, and answers what the token was given for. */
export const checkCall = (
  state: State,
  name: string,
  { vendor, text, signature }: { vendor: string; text: string; signature: string | undefined },
): { body: Body; given: Given } => {
  const { breaks } = state;
  checkSignature(state, vendor, text, signature);
  const body = JSON.parse(text) as Body;
  if (body.call !== name && !breaks('signature-call')) throw new Refusal('INVALID_INPUT');
  const isMoney = name === 'bet' || name === 'win';
  const isAmount = Number.isSafeInteger(body.amount) && body.amount >= 0;
  if (isMoney && !isAmount && !breaks('amounts')) throw new Refusal('INVALID_INPUT');
  if (body.brand !== state.brand && !breaks('brand')) throw new Refusal('WRONG_BRAND');
  if (!state.purses.has(body.player)) {
    throw new Refusal(breaks('player-unknown') ? 'TOKEN_INVALID' : 'PLAYER_UNKNOWN');
  }
  return { body, given: checkToken(state, vendor, body) };
};
