// Run by npm after an install. Git learns of the commit hook and of the commits that blame passes over: without git, in CI, outside a clone, or where
// the repository is another one that only holds this folder, it leaves everything as it is. Then the product is built, so that nobody waits for that at
// a start. It never fails an install.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))
const settings = { 'core.hooksPath': '.githooks', 'blame.ignoreRevsFile': '.git-blame-ignore-revs' }

const git = (...args) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** What this clone has set by itself; nothing where it has not. */
function chosen(name) {
  try {
    return git('config', '--local', '--get', name)
  } catch {
    return ''
  }
}

function isOwnClone() {
  try {
    return realpathSync(git('rev-parse', '--show-toplevel')) === realpathSync(projectRoot)
  } catch {
    return false
  }
}

if (!process.env['CI'] && isOwnClone()) {
  for (const [name, value] of Object.entries(settings)) {
    // Somebody who keeps hooks elsewhere keeps them there.
    if (chosen(name) !== '') continue
    try {
      git('config', '--local', name, value)
    } catch {
      process.stderr.write(`${name} could not be set to ${value}\n`)
    }
  }
}

// Without what builds it (npm ci --omit=dev) the product is built elsewhere; installed without its scripts, by what needs it first.
if (!existsSync(`${projectRoot}/node_modules/tsx`)) process.exit(0)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
})
if (status !== 0) process.stderr.write('the product is not built yet: a start or the tests try again\n')
