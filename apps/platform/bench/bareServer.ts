import { createReader, testVariables } from '@marquee/variables';
import Fastify from 'fastify';
import { isSigned } from '../src/kernel/http/isSigned.ts';

const answer = { success: true, value: { currency: 'VND', balance: 1, bonus: 0, held: 0 } };

/**
 * The least that routes of this server can cost, which reads are compared with: a JSON route, and one whose body is
 * signed as a vendor's is, with the secret that the process was given. Prints its port.
 */
const app = Fastify();
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
);
app.get('/', async () => answer);
app.post('/vendor/v1/balance', async (request, reply) => {
  const body = String(request.body);
  const secret = createReader(testVariables).requiredText('BARE_SECRET');
  if (!isSigned(body, request.headers['x-signature'], [secret])) return reply.code(401).send();
  JSON.parse(body);
  return answer;
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
