import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../scripts/build/build-product.ts'

export interface SourceFile {
  /** From the project's root, with slashes: src/domain/money.ts. */
  path: string
  text: string
}

export interface Import {
  /** The importing file, from the project's root. */
  from: string
  /** A file of ours from the project's root, or the name of a package. */
  to: string
  isOurs: boolean
  isTypeOnly: boolean
}

const generated = new Set([
  'src/web/gql/graphql-env.d.ts',
  'src/web/gql/graphql-cache.d.ts',
  'src/platform/database/types.ts',
])

/** Every TypeScript file in these folders that a person has written. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !generated.has(file) && !file.includes('/node_modules/'))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(path.join(projectRoot, file), 'utf8') }))
}

export const isTest = (file: SourceFile): boolean => /\.test\.tsx?$/.test(file.path)

const statement =
  /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** What a file imports or re-exports. */
export function importsOf(file: SourceFile): Import[] {
  return [...file.text.matchAll(statement)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? ''
    const isOurs = specifier.startsWith('.')
    const to = isOurs ? path.posix.join(path.posix.dirname(file.path), specifier.split('?')[0] ?? '') : specifier
    return { from: file.path, to, isOurs, isTypeOnly: match[1] !== undefined }
  })
}
