import type { Faults } from './Fault.ts';
import { server, types } from './Proof.ts';

const platform = (file: string) => `apps/platform/src/${file}`;

export const access: Faults = {
  kind: 'Access',
  faults: [
    {
      name: 'A logout leaves the session open',
      edits: [
        {
          file: platform('identity/session/logout.ts'),
          find: 'await tx.update(sessions).set({ endedAt: context.now() }).where(eq(sessions.id, session.id));',
          replace: 'await tx.select().from(sessions).where(eq(sessions.id, session.id));',
        },
      ],
      before: 'the suite’s second run, on PostgreSQL',
      proof: server(platform('identity/session/findSession.test.ts'), 'logout ends the session for good'),
    },
    {
      name: 'Scripts can read the cookie of a session',
      edits: [
        {
          file: platform('kernel/http/createCookies.ts'),
          find: 'httpOnly: true',
          replace: 'httpOnly: false',
        },
      ],
      before: 'nothing',
      proof: server(
        platform('kernel/http/createCookies.test.ts'),
        'no cookie of a session is for scripts or for other sites',
      ),
    },
    {
      name: 'A token opens a session without its cookie',
      edits: [
        {
          file: platform('identity/session/findSession.ts'),
          find: '  if (!secret) return null;\n',
          replace: '',
        },
        {
          file: platform('identity/session/findSession.ts'),
          find: 'if (!found || !isSameHash(found.session.secretHash, hashSecret(secret))) return null;',
          replace:
            'if (!found || (secret && !isSameHash(found.session.secretHash, hashSecret(secret)))) return null;',
        },
      ],
      before: 'the suite’s second run, on PostgreSQL',
      proof: server(
        platform('identity/session/findSession.test.ts'),
        'a stolen token opens nothing without its cookie',
      ),
    },
    {
      name: 'A copied cookie of a remembered login logs in',
      edits: [
        {
          file: platform('identity/session/useRememberedLogin.ts'),
          find: '  if (!isCurrent) {\n',
          replace: '  if (!isCurrent && !login.previousTokenHash) {\n',
        },
      ],
      before: 'the suite’s second run, on PostgreSQL',
      proof: server(
        platform('identity/session/resumeSession.test.ts'),
        'a copied cookie that was used before ends the login on every browser, and is recorded',
      ),
    },
    {
      name: 'A row asks for no session any more',
      edits: [
        {
          file: 'packages/contract/src/domains/messages.ts',
          find: "summary: \"The member's messages, newest first.\",\n    token: 'member',",
          replace: "summary: \"The member's messages, newest first.\",\n    token: 'none',",
        },
      ],
      proof: types('server', 'sites/messages/getInbox.ts', "'session' is possibly 'null'"),
    },
    {
      name: 'A due change of the password holds nobody up',
      edits: [
        {
          file: platform('kernel/http/requireAccess.ts'),
          find: 'if (session.isRestricted && !openWhenRestricted.has(operation)) {',
          replace: "if (session.isRestricted && operation === 'login') {",
        },
      ],
      before: 'journeys of each brand',
      proof: server(
        'apps/platform/test/rows/access.test.ts',
        'is open to those it is for, and to nobody else',
      ),
    },
    {
      name: 'The link for a new password leads to another host',
      edits: [
        {
          file: platform('identity/member/sendResetLink.ts'),
          find: 'link: `${context.origin}/?resetToken=${token}`,',
          replace: 'link: `https://www.${merchant.code.toLowerCase()}.example/?resetToken=${token}`,',
        },
      ],
      before: 'a journey, which takes the path alone now',
      proof: server(
        platform('identity/member/password/passwords.test.ts'),
        'leads to the host where it was asked for, works once and ends every session',
      ),
    },
    {
      name: 'A captcha can be answered twice',
      edits: [
        {
          file: platform('identity/captcha/requireCaptcha.ts'),
          find: '.delete(captchas)',
          replace: '.update(captchas)\n      .set({ idHash })',
        },
      ],
      before: 'the suite’s second run, on PostgreSQL',
      proof: server(platform('identity/captcha/captcha.test.ts'), 'is good for one try, right or wrong'),
    },
    {
      name: 'A table has no policy',
      edits: [
        {
          file: 'apps/platform/functions/2-security.sql',
          find: 'IF NOT item.is_forced THEN',
          replace: "IF NOT item.is_forced AND item.name <> 'inbox_messages'::regclass THEN",
        },
      ],
      proof: server(
        platform('kernel/db/security.test.ts'),
        'no query finds, changes or removes rows of another merchant, in any table',
      ),
    },
    {
      name: 'A query goes past the merchants',
      edits: [
        {
          file: platform('play/games/getLotteryGames.ts'),
          find: 'const rows = await tenant((tx) => findLotteries(tx, query.prizeMode));',
          replace:
            'void tenant;\n  const rows = await context.services.database.system((tx) => findLotteries(tx, query.prizeMode));',
        },
      ],
      before: 'a journey under the second brand',
      proof: server(
        'apps/platform/test/rows/merchants.test.ts',
        'getLotteryGames tells nothing of one merchant on another’s host',
      ),
    },
    {
      name: 'A brand’s folder overwrites what an operator has changed',
      edits: [
        {
          file: platform('seed/apply/applySettings.ts'),
          find: '!isOperators || take.includes(key);',
          replace: "!isOperators || take.length >= 0 || key === '';",
        },
      ],
      proof: server(
        'apps/platform/src/seed/apply/apply.test.ts',
        'what an operator has changed is kept and named, until it is given back',
      ),
    },
    {
      name: 'A further merchant code opens without the members of the old one',
      edits: [
        {
          file: platform('seed/apply/recordCodes.ts'),
          find: '      if (member)\n',
          replace: '      if (member && old.code === code)\n',
        },
      ],
      proof: server(
        'apps/platform/src/seed/apply/apply.test.ts',
        'a merchant whose code was changed is not opened as an empty one',
      ),
    },
  ],
};
