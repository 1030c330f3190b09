import { afterAll, expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { openSmtpSink, type SmtpSink } from '../support/smtp-sink.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';

let mended = false;
let sink: SmtpSink | undefined;
const { portal } = openDashboard(async () => {
  sink = await openSmtpSink({ onRecipient: () => (mended ? '250 ok' : '550 No such box') });
  return { MARQUEE_ENV: 'development', SMTP_URL: sink.url, MAIL_FROM: 'mail@acme.example' };
});
afterAll(() => sink?.close());

const OVERVIEW = '/operator/marquee/overview';

/** Writes to one person. */
async function writeTo(name: string): Promise<void> {
  const path = `/operator/marquee/people?search=${name}`;
  const { page, context } = await workAs(portal(), 'olivia', path);
  await page.getByRole('link', { name }).click();
  await page.getByText('Write a message', { exact: true }).click();
  await page.getByLabel('Subject').fill('A lamp of yours');
  await page.getByLabel('Text', { exact: true }).fill('Come and fetch it.');
  await page.getByRole('button', { name: 'See who gets it' }).click();
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await page.getByText('1 e-mail is on its way').first().waitFor();
  await context.close();
}

test('a mail that was refused is listed with its reason, and sent again once that is mended', async () => {
  await writeTo('Sofia Rossi');
  await expect
    .poll(() => sink?.commands.some((line) => line.startsWith('RCPT')), { timeout: 20_000 })
    .toBe(true);
  const { page, context, complaints } = await workAs(portal(), 'olivia', OVERVIEW);
  const link = page.getByRole('link', { name: /failed and wait for somebody: 1$/ });
  // The refusal is noted a moment after the mail server gave it.
  const told = async () => {
    await page.reload();
    await page.getByText(/^As of/).waitFor();
    return link.count();
  };
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
  await link.click();
  const mail = page.getByRole('row', { name: /sofia@people\.example/ });
  await page.getByText('All work in the background went well.').waitFor();
  await mail.getByText('Not sent').waitFor();
  await mail.getByText(/No such box/).waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);

  mended = true;
  await mail.getByRole('button', { name: 'Send again to sofia@people.example' }).click();
  await page.getByText('1 mail goes out now').first().waitFor();
  await mail.waitFor({ state: 'detached' });
  await expect.poll(() => sink?.mails.map(({ to }) => to)).toEqual([['sofia@people.example']]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('who only reviews is not shown the way to it', async () => {
  const { page, context } = await workAs(portal(), 'ravi', OVERVIEW);
  await page.getByRole('navigation').getByRole('link', { name: 'Team' }).waitFor();
  expect(await page.getByRole('link', { name: 'Failed work' }).count()).toBe(0);
  await context.close();
});
