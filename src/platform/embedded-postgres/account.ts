import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The account under which PostgreSQL runs. It refuses the superuser, so root lends it another account. */
export type Account = { kind: 'own' } | { kind: 'other'; uid: number; gid: number }

/** Our own unless we are root; for root the account `postgres`, else `nobody`, which every system has. */
export function chooseAccount(): Account {
  return process.getuid?.() === 0 ? { kind: 'other', ...lentAccount() } : { kind: 'own' }
}

/** True when every folder on the way to `folder`, and it, lets that account pass. */
export function canReach(folder: string, account: Account): boolean {
  if (account.kind === 'own') return true
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const { uid, gid, mode } = statSync(current)
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (!passes) return false
    if (current === path.dirname(current)) return true
  }
}

function lentAccount(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const found = accounts.find((fields) => fields[0] === name)
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  return { uid: 65_534, gid: 65_534 }
}

/**
 * Starts a PostgreSQL program under the account, in the data directory. A pooled account may not be able to walk there
 * (a checkout below /root, say), yet may work in it: the working directory is entered while we are still root, and named
 * by what it is and not by its path.
 */
export function spawnIn(
  dataDirectory: string,
  account: Account,
  program: string,
  args: (dataArgument: string) => string[],
  options: SpawnOptions,
): ChildProcess {
  if (account.kind === 'own') return spawn(program, args(dataDirectory), options)
  const dataArgument = process.platform === 'linux' ? '/proc/self/cwd' : dataDirectory
  return spawn(program, args(dataArgument), { ...options, cwd: dataDirectory, uid: account.uid, gid: account.gid })
}

/** A folder for temporary files that the account can reach and that fits the purpose. */
export function reachableTemporaryFolder(
  account: Account,
  isFitting: (folder: string) => boolean = () => true,
): string {
  return (
    [tmpdir(), '/var/tmp', '/tmp'].find(
      (folder) => existsSync(folder) && canReach(folder, account) && isFitting(folder),
    ) ?? tmpdir()
  )
}

/** Hands a folder and all in it to the account; does nothing where that is so already. */
export function handOver(account: Account, folder: string): void {
  if (account.kind === 'own') return
  const { uid, gid } = lstatSync(folder)
  if (uid !== account.uid || gid !== account.gid) changeOwner(folder, account)
}

function changeOwner(file: string, owner: { uid: number; gid: number }): void {
  // The folder itself comes last: a chown that was cut short is then begun again.
  if (lstatSync(file).isDirectory()) for (const name of readdirSync(file)) changeOwner(path.join(file, name), owner)
  chownSync(file, owner.uid, owner.gid)
}
