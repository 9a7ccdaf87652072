'use strict';
/** As launch.cjs, this runs on any Node from 18 on. */
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');

const intervalMs = 1000;

const readProc = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the parent of a process, and its command line. */
function look(pid) {
  if (process.platform === 'linux') {
    const stat = readProc(pid, 'stat');
    // The name of the program is in brackets and may hold brackets and spaces itself.
    return {
      parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]),
      command: readProc(pid, 'cmdline'),
    };
  }
  const line = execFileSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [parent = '', ...command] = line.trim().split(/ +/);
  return { parent: Number(parent), command: command.join(' ') };
}

/** npm runs a script as `sh -c "‹script›"`. Some shells stay (dash), others become the script (bash): then npm is our parent. */
function findNpm(script) {
  let pid = process.ppid;
  for (let seen = look(pid); seen.command.includes(script); seen = look(pid)) pid = seen.parent;
  return pid;
}

function isRunning(pid) {
  // A zombie accepts signals, but has no command line.
  if (process.platform === 'linux') return readProc(pid, 'cmdline') !== '';
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Calls `act` within a second after npm, or the shell between npm and this process, has ended. No signal tells us: npm passes SIGTERM to
 * the shell alone, and SIGKILL reaches only npm. Without npm nothing is watched, so `nohup node local-stack/launch.cjs start &` outlives
 * its terminal.
 */
function whenNpmIsGone(act) {
  const script = process.env.npm_lifecycle_script;
  if (!script || process.platform === 'win32') return;
  const parent = process.ppid;
  const npm = findNpm(script);
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return;
    clearInterval(timer);
    act();
  }, intervalMs);
}

module.exports = { whenNpmIsGone };
