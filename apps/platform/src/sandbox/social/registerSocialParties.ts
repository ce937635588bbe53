import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel';
import { createTokenSigner } from './createTokenSigner.ts';
import { playFirebase } from './playFirebase.ts';
import { playPhone } from './playPhone.ts';
import { playTelegram } from './playTelegram.ts';

/** Plays the outside parties of social sign-in, in a sandbox where no real ones are configured and nowhere else. */
export const registerSocialParties = (app: FastifyInstance, services: Services): void => {
  const { isSandbox, social } = services.config;
  if (!isSandbox || social.urls) return;
  const signer = createTokenSigner();
  playFirebase(app, services, signer);
  playPhone(app, services, signer);
  playTelegram(app, services);
};
