import type { Handlers } from '#kernel';
import { askProofPasskey } from '../proofs/askProofPasskey.ts';
import { sendProofCode } from '../proofs/sendProofCode.ts';
import { getMemberIcon } from './getMemberIcon.ts';
import { getProfile } from './getProfile.ts';
import { sendContactCode } from './sendContactCode.ts';
import { setAvatar } from './setAvatar.ts';
import { setContact } from './setContact.ts';
import { setProfile } from './setProfile.ts';
import { uploadAvatar } from './uploadAvatar.ts';

/** Handlers of the profile, and of the proofs that its changes ask for. */
export const profileHandlers = {
  getMemberIcon,
  getProfile,
  setProfile,
  setAvatar,
  uploadAvatar,
  sendContactCode,
  setContact,
  sendProofCode,
  askProofPasskey,
} satisfies Partial<Handlers>;
