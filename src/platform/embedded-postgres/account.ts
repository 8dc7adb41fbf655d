import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The account under which PostgreSQL runs. PostgreSQL refuses the superuser, so root lends it another account,
 * or hides its own behind a user namespace.
 */
export type Account =
  | { kind: 'own' }
  | { kind: 'other'; uid: number; gid: number }
  | { kind: 'namespace' }

/**
 * Chooses the account: our own unless we are root; for root the account `postgres`, else `nobody`, provided that it can
 * reach both the programs and the data; else a user namespace, which needs no account at all.
 */
export function chooseAccount(programs: string, dataParent: string): Account {
  if (process.getuid?.() !== 0) return { kind: 'own' }
  const lent = lentAccount()
  if (canReach(programs, lent) && canReach(dataParent, lent)) return { kind: 'other', ...lent }
  if (namespacesWork()) return { kind: 'namespace' }
  return { kind: 'other', ...lent }
}

/** True when every folder on the way to `folder` lets that account pass. */
export function canReach(folder: string, account: { uid: number; gid: number }): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const { uid, gid, mode } = statSync(current)
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (!passes) return false
    if (current === path.dirname(current)) return true
  }
}

function lentAccount(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const found = accounts.find((fields) => fields[0] === name)
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  return { uid: 65_534, gid: 65_534 }
}

const namespace = ['--user', '--map-user=1000', '--map-group=1000']

function namespacesWork(): boolean {
  return spawnSync('unshare', [...namespace, 'true'], { stdio: 'ignore' }).status === 0
}

/** Starts a program under the account. The process id is the program's own: `unshare` replaces itself. */
export function spawnAs(account: Account, program: string, args: string[], options: SpawnOptions): ChildProcess {
  if (account.kind === 'namespace') return spawn('unshare', [...namespace, program, ...args], options)
  if (account.kind === 'own') return spawn(program, args, options)
  return spawn(program, args, { ...options, uid: account.uid, gid: account.gid })
}

/** Hands a folder and all in it to the account; does nothing where that is so already. */
export function handOver(account: Account, folder: string): void {
  if (account.kind === 'own') return
  const owner = account.kind === 'other' ? account : { uid: 0, gid: 0 }
  const { uid, gid } = lstatSync(folder)
  if (uid === owner.uid && gid === owner.gid) return
  changeOwner(folder, owner)
}

function changeOwner(file: string, owner: { uid: number; gid: number }): void {
  // The folder itself comes last: a chown that was cut short is then begun again.
  if (lstatSync(file).isDirectory()) for (const name of readdirSync(file)) changeOwner(path.join(file, name), owner)
  chownSync(file, owner.uid, owner.gid)
}
