import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { productFiles } from './product-files.ts'

/** Everything that the build reads. */
const buildInputs = [
  'src',
  'scripts/build',
  ...productFiles,
  'index.html',
  'admin.html',
  'public',
  'assets/fonts/noto-sans-jp-slices',
  'vite.config.ts',
  'schema.graphql',
  'package-lock.json',
  'tsconfig.json',
]

/** A digest over the contents of all inputs: equal digest, equal build. Times are not trusted, a checkout rewrites them. */
export function fingerprint(root: string, inputs: readonly string[] = buildInputs): string {
  const digest = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesIn(path.join(root, input))) {
      digest.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return digest.digest('hex')
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .filter((name) => !/\.test\.tsx?$/.test(name) && name !== 'fixtures')
    .toSorted()
    .flatMap((name) => filesIn(path.join(place, name)))
}
