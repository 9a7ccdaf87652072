import { cp, mkdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

/**
 * `node deploy/images/trace.ts <target> <program>…`: copies every file that the programs can load, ours and of packages, to
 * the same place below `target`. An image then holds what runs instead of all that was installed.
 */
const [target, ...programs] = process.argv.slice(2);
if (!target || programs.length === 0) throw new Error('Put a target folder and one program or more.');

const root = process.cwd();
const { fileList, warnings } = await nodeFileTrace(programs, {
  base: root,
  // Chosen at run time by a name that is put together: one package for each platform, and here only its own is installed.
  processCwd: root,
  readFile: async (file) => {
    const text = await readFile(file, 'utf8').catch(() => null);
    return text !== null && /\.ts$/.test(file) && !file.endsWith('.d.ts') ? stripTypeScriptTypes(text) : text;
  },
});
for (const file of fileList) {
  await mkdir(path.dirname(path.join(target, file)), { recursive: true });
  await cp(path.join(root, file), path.join(target, file), { verbatimSymlinks: true, recursive: true });
}
process.stdout.write(`${fileList.size} files\n`);
for (const { message } of warnings) process.stdout.write(`${message.split('\n')[0]}\n`);
