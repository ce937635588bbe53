import type { FastifyInstance } from 'fastify';
import { playedPushPath } from '#identity';
import type { Config } from '#kernel';

/** Notifications that are kept for each browser. */
const kept = 20;

/** Browsers that are played at once. */
const most = 1_000;

/**
 * Plays the push service of a browser, in a sandbox and nowhere else: takes notifications, sealed as they are, for any
 * name below its path, tells them to whoever asks, and knows a name no more once it was told so.
 */
export const playPush = (app: FastifyInstance, { isSandbox }: Pick<Config, 'isSandbox'>): void => {
  if (!isSandbox) return;
  const browsers = new Map<string, { isGone: boolean; messages: string[] }>();
  const browserOf = (name: string) => {
    const known = browsers.get(name);
    if (known) return known;
    const [oldest] = browsers.keys();
    if (browsers.size >= most && oldest !== undefined) browsers.delete(oldest);
    const made = { isGone: false, messages: [] };
    browsers.set(name, made);
    return made;
  };
  // Of its own: bodies here are sealed bytes.
  app.register(async (service) => {
    service.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    service.post<{ Params: { name: string }; Body: Buffer }>(
      `${playedPushPath}/:name`,
      async ({ params, headers, body }, reply) => {
        const browser = browserOf(params.name);
        if (browser.isGone) return reply.code(410).send();
        if (!/^vapid t=\S+, k=\S+$/.test(headers.authorization ?? '') || headers.ttl === undefined)
          return reply.code(400).send();
        browser.messages = [...browser.messages, body.toString('base64url')].slice(-kept);
        return reply.code(201).send();
      },
    );
    service.get<{ Params: { name: string } }>(`${playedPushPath}/:name`, async ({ params }) => ({
      messages: browserOf(params.name).messages,
    }));
    service.delete<{ Params: { name: string } }>(`${playedPushPath}/:name`, async ({ params }, reply) => {
      browserOf(params.name).isGone = true;
      return reply.code(204).send();
    });
  });
};
