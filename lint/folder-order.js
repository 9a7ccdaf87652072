import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The order of the folders, lowest first: a folder imports only what stands before it, so no two of them need each other.
 * A dot stands for the files that lie directly in the folder. A new folder is named here, at its place.
 */
export const folderOrder = {
  'booking-service/src':
    'platform auth booking-row orders personal-links email sign-in-alarms second-factor catalogue slots vouchers gift-cards waitlist bookings payments deliveries my-booking session-mails admin-users reports exports statements monday-mail attention system-status enquiries day walk-ins klook-tray blocks cash-up recordings branches privacy .',
  'booking-service/src/recordings': 'store base leases files content check desk upload own listen keeping .',
  'booking-service/src/email': 'messages base documents .',
  'booking-service/src/payments': 'provider base attempts confirm ledger refunds webhook .',
  'booking-service/src/bookings': 'lifecycle move search hoarding place admin .',
  'booking-service/src/my-booking':
    'access base email-change new-link reminders view details move cancellation .',
  'booking-service/src/day': 'sessions attendance board .',
  'booking-service/src/reports': 'counting keeping .',
  'booking-service/src/exports': 'sheets .',
  'booking-service/src/statements': 'reckoning settlement files .',
  'shared/src':
    'configuration log tracing typed languages orders time session-mails branches catalogue drinks pricing problems deliveries slots content bookings vouchers gift-cards waitlist klook-tray day blocks walk-ins cash-up payments refunds my-booking recordings attention system-status auth reports monday-mail exports statements enquiries privacy http',
  'astro-site/server': '. release http publisher site preview',
  'astro-site/src': '. styles lib middleware components features layouts pages',
  'astro-site/src/features/admin':
    'language parts branches accounts second-factor reads filter mails refunds walk-ins sign-in recordings deliveries bookings moves klook-tray waitlist attention system-status shell open-deliveries audit blocks day cash-up exports statements monday-mail reports vouchers enquiries own-account users personal-data .',
  'astro-site/src/features/booking':
    'words form reads where drink held add-ons party voucher when ticket proof submit .',
  'astro-site/src/features/my-booking': 'words reads parts opening ticket details recordings changes .',
  'astro-site/src/features/payment': 'words . vouchers checkout fail success',
  'cms/src':
    'requests configuration language generated migrations http access validation admin sign-in hooks media rich-text fields content-version preview site-status branches content-api publishing collections globals seed missing-texts welcome . app commands',
  'cms/src/content-api': 'sources .',
  'cms/src/seed': 'writing pictures content steps .',
  'local-stack/src': 'processes mail-catcher payment-simulator postgres start supply-chain testing',
  'local-stack/src/payment-simulator': 'world provider control pages sdk .',
};

const nameOf = (name, folder) => (name === '.' ? `the files directly in ${folder}` : name);

/** The file category of a folder, and of the files that lie directly in it. */
const categoryOf = (folder, name) => `${folder}/${name}`;
const patternOf = (folder, name) => (name === '.' ? `${folder}/*.*` : `${folder}/${name}/**`);

/** Folders that are there and stand in no order; without this a new one would be held to nothing. */
function unplaced(root, folder, names) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !names.includes(entry.name) : !names.includes('.')))
    .map((entry) => `${folder}/${entry.name}`);
}

/** What a folder of an order may not import, as a policy of eslint-plugin-boundaries; undefined for the highest. */
function policyOf(folder, names, place) {
  const name = names[place];
  const above = names.slice(place + 1);
  if (above.length === 0) return undefined;
  return {
    from: { file: { categories: { anyOf: [categoryOf(folder, name)] } } },
    disallow: { to: { file: { categories: { anyOf: above.map((other) => categoryOf(folder, other)) } } } },
    message: `In ${folder}, ${nameOf(name, folder)} stands below this (${names.join(' ← ')}): two folders that import each other cannot be read apart. Move what both need down.`,
  };
}

/**
 * The order in one workspace of the house at `root`, for eslint-plugin-boundaries: the file categories, and for each place
 * (those that lie in another come after it) the policies that hold its files to the order.
 */
export function orderOfFolders(root, workspace) {
  const files = [];
  const places = [];
  for (const [folder, order] of Object.entries(folderOrder)) {
    if (!folder.startsWith(`${workspace}/`)) continue;
    const names = order.split(' ');
    const strays = unplaced(root, folder, names);
    if (strays.length > 0) throw new Error(`Name ${strays.join(', ')} in lint/folder-order.js.`);
    const around = places.filter(({ path }) => `${folder}/`.startsWith(`${path}/`)).at(-1);
    names.forEach((name, place) => {
      const pattern = patternOf(folder, name);
      files.push({ category: categoryOf(folder, name), pattern });
      const own = policyOf(folder, names, place);
      const policies = [...(around?.policies ?? []), ...(own ? [own] : [])];
      places.push({ path: `${folder}/${name}`, pattern, policies });
    });
  }
  return { files, places };
}
