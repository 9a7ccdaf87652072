import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures.ts';
import { playing } from '../../support/heard.ts';
import { OwnPage } from '../../support/own-page.ts';
import { handedOver, vocals, withBacking } from '../../support/recordings.ts';
import { filesOfZip } from '../../support/zip.ts';

test('a guest hears, saves and shares what was recorded, and deletes it; a friend listens until then', async ({
  page,
  context,
  stack,
  mailbox,
  guestEmail,
  openContext,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const files = [vocals(), withBacking()];
  const { id, link } = await handedOver({ page, stack, mailbox }, guestEmail, 'Mina Test', files);
  const own = new OwnPage(page);
  await own.open(link);
  const part = own.part('Your recordings');

  await test.step('it plays, in the parts that the player asks for', async () => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/file')) answers.push(response.status());
    });
    await expect(part).toContainText('WAV · 2:00 · 8 kHz · 16 bit · 2 MB');
    await page.getByRole('slider', { name: 'Position' }).press('PageUp');
    await own.press('Play: Vocals');
    await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(30.1);
    expect(new Set(answers)).toEqual(new Set([206]));
    await own.press('Pause: Vocals');
  });

  await test.step('each file and all of them are saved under names that one knows years later', async () => {
    const save = async (name: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      const download = await coming;
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
    };
    const one = await save('Save: Vocals');
    expect(one.name).toMatch(/^Mina Test – .+ – \d{4}-\d\d-\d\d – vocals\.wav$/);
    expect(one.content.equals(files[0]?.content ?? Buffer.alloc(0))).toBe(true);
    const all = await save('Save all as one zip');
    expect(all.name).toMatch(/^Mina Test – .+ – \d{4}-\d\d-\d\d\.zip$/);
    const zipped = filesOfZip(all.content);
    expect([...zipped.keys()]).toEqual([one.name, one.name.replace('vocals', 'with backing track')]);
    expect([...zipped.values()].map((content) => content.length)).toEqual(
      files.map(({ content }) => content.length),
    );
  });

  const share = page.getByRole('checkbox', { name: 'Share by a link' });
  const friend = await (await openContext()).newPage();
  await test.step('a friend listens by the link until it is withdrawn', async () => {
    await expect(share).not.toBeChecked();
    await share.check();
    await expect(own.said).toContainText('Sharing is switched on.');
    await own.press('Copy the link');
    await expect(own.said).toContainText('The link is copied.');
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    await friend.goto(shared);
    await expect(friend.getByRole('main')).not.toContainText(id);
    await friend.getByRole('button', { name: 'Play: Vocals' }).click();
    await expect.poll(async () => (await playing(friend))[0]?.currentTime ?? 0).toBeGreaterThan(0.2);

    // Withdrawn, it is dead; switched on once more, it is another one.
    await share.uncheck();
    await expect(own.said).toContainText('The link does not work any more.');
    await friend.reload();
    await expect(friend.getByRole('heading', { name: 'The record has stopped' })).toBeVisible();
    await share.check();
    await expect(page.getByLabel('Link to pass on')).not.toHaveValue(shared);
    await friend.goto(await page.getByLabel('Link to pass on').inputValue());
    await expect(friend.getByRole('button', { name: 'Play: Vocals' })).toBeVisible();
  });

  await test.step('they are kept longer once, and deleted for good', async () => {
    await own.press('Keep them 30 days longer');
    await expect(part).toContainText('60 days left');
    await own.press('Delete all now');
    await own.dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(part).toContainText('2 recordings were deleted by you');
    await page.reload();
    await expect(part).toContainText('2 recordings were deleted by you');
    await friend.reload();
    await expect(friend.getByRole('heading', { name: 'The record has stopped' })).toBeVisible();
  });
});
