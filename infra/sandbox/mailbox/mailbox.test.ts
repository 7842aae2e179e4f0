import { createTransport } from 'nodemailer';
import { type Sandbox, startSandbox } from '../server';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:1' });
});
afterAll(() => sandbox.close());

const mail = {
  from: 'showroom@showroom.test',
  to: 'Jane <jane@example.test>',
  subject: 'Your reservation ✓ <b>',
  text: 'Thank you',
  html: '<p>Thank you</p><script>alert(1)</script>',
};

test('a sent mail is listed for its recipient, with both of its forms', async () => {
  await createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ignoreTLS: true }).sendMail(mail);
  const answer = await fetch(`${sandbox.url}/mailbox/messages?to=JANE@example.test`);
  const { data } = await answer.json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ subject: mail.subject, to: ['jane@example.test'], text: 'Thank you\n' });

  const nobody = await fetch(`${sandbox.url}/mailbox/messages?to=someone@example.test`);
  expect(await nobody.json()).toEqual({ data: [] });

  const page = await (await fetch(`${sandbox.url}/mailbox`)).text();
  expect(page).toContain('Your reservation ✓ &lt;b&gt;');
  const html = await fetch(`${sandbox.url}/mailbox/messages/${data[0].id}/html`);
  expect(html.headers.get('content-security-policy')).toContain("script-src 'none'");
});
