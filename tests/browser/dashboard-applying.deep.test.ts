import { expect, test } from 'vitest';
import { objections } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { hasFocus, openDashboard } from './support/dashboard.ts';

const { arrive, enter } = openDashboard();

test('an application is filled in over two visits, sent once, and withdrawn', async () => {
  const { page, context } = await arrive('liam');
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await page.getByText('6 answers need another look.').waitFor();
  expect(await page.getByLabel('Where do you publish?').getAttribute('aria-invalid')).toBe('true');
  expect(await objections(page)).toEqual([]);

  await page.getByLabel('Where do you publish?').fill('https://channel.example/liam');
  await page.getByLabel('Livestreams').check();
  await page.getByLabel('Which games do you return to most?').fill('Old ones');
  expect(await page.getByLabel('What should we do better than they do?').count()).toBe(0);
  await page.getByLabel('Yes, one or more').check();
  await page.getByLabel('What should we do better than they do?').fill('Answer faster');

  await page.reload();
  await page.getByText('We brought back what you had typed').waitFor();
  expect(await page.getByLabel('Where do you publish?').inputValue()).toMatch(/liam$/);
  await page.getByLabel('Why do you want to join?').fill('To play along.');
  await page.getByLabel('I accept the Code of Conduct').check();
  await send.dblclick();
  await page.getByText('Your application has been submitted').waitFor();
  await expect.poll(() => page.getByText('by you').count()).toBe(1);
  expect(await objections(page)).toEqual([]);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Apply again' }).waitFor();
  await context.close();
});

test('who is asked for changes sees why, and sends the same application again', async () => {
  const { page, context } = await arrive('hana');
  await page.getByText('Reason: Some answers are not clear').waitFor();
  await page.getByLabel('Where do you publish?').fill('https://channel.example/hana');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Sent again').first().waitFor();
  await context.close();
});

test('who is not a member is led to the application, and asked for nothing of members', async () => {
  const { page, context } = await enter('lena');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const start = page.url();
  const sections = ['requests', 'requests/165', 'requests/history', 'key-claims'];
  for (const section of [...sections, 'quests', 'challenges', 'leaderboards', 'rewards']) {
    await page.goto(new URL(`/programs/marquee/dashboard/${section}`, start).href);
    await wake(page);
    const hint = sections.includes(section) ? 'For members' : /members/;
    await page.getByRole('heading', { name: hint }).waitFor();
    await page.getByRole('link', { name: 'Go to your application' }).waitFor();
    expect(await page.getByText('Choose something above').count()).toBe(0);
  }
  expect(refused).toEqual([]);
  await context.close();
});

test('whoever is too young finds the page of the program that says so', async () => {
  const { page, context } = await arrive('liam', { slug: 'marathon' });
  await page.getByText(/2 of 3 met/).waitFor();
  await page.getByRole('link', { name: 'Not old enough yet?' }).click();
  await page.getByRole('heading', { name: 'This door opens at 18' }).waitFor();
  await context.close();
});

test('a rule that nothing is known of leads to its question, whose answer makes the ring full', async () => {
  const { page, context } = await arrive('liam', { slug: 'sega' });
  const ring = (met: number) => page.getByRole('img', { name: `${met} of 3 met` });
  await ring(2).waitFor();
  await page.getByText('You: 88').waitFor();
  await page.getByText(/^measured on \w+ \d+, \d{4}$/).waitFor();

  const box = page.getByRole('checkbox', { name: 'I am 18 or older' });
  await box.waitFor();
  await page.getByRole('button', { name: 'Tick “I am 18 or older”' }).click();
  expect(await hasFocus(box)).toBe(true);
  await page.keyboard.press('Space');
  await ring(3).waitFor();
  await page.getByText('You meet what the program asks for.').waitFor();
  expect(await page.getByRole('button', { name: /^Tick/ }).count()).toBe(0);
  expect(await objections(page)).toEqual([]);
  await context.close();
});
