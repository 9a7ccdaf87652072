import { execFile } from 'node:child_process';
import { repositoryRoot } from '../start/options.ts';

/** What npm printed, run in `folder`. It fails by exit code also when it only has bad news to tell, so the caller reads the output. */
export function npm(args: string[], folder = repositoryRoot): Promise<{ output: string; complaint: string }> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    };
    execFile('npm', [...args, '--loglevel=error'], options, (error, output, complaint) =>
      resolve({ output, complaint: complaint.trim() || (error?.message ?? '') }),
    );
  });
}
