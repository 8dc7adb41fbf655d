import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'

interface LockedPackage {
  /** Where it is installed under another name. */
  name?: string
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
}

/** The fonts of assets/fonts, from the table of its README. */
function fontRows(): string[] {
  const table = readFileSync(path.join(projectRoot, 'assets/fonts/README.md'), 'utf8')
  const row = /^\| `[^`]+` \| ([^|]+) \| (\S+) (\S+) \| (\S+) \|/gm
  return [...table.matchAll(row)].map(
    ([, font, name, version, license]) => `| ${font}, from ${name} | ${version} | ${license} |`,
  )
}

/** THIRD-PARTY-NOTICES.md: every package that an installation runs, from the lock file. What only builds or tests the product is left out. */
export function printThirdPartyNotices(): string {
  const { packages } = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const rows = Object.entries(packages)
    .filter(([place, { dev, optional }]) => place !== '' && dev !== true && optional !== true)
    .map(
      ([
        place,
        {
          name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
          version = '',
          license = 'see the package',
        },
      ]) => `| ${name} | ${version} | ${license} |`,
    )
  return `# Third-party notices

Packages that an installation runs, with the licence that each declares; its text lies in the package's folder. Printed by \`npm run docs\` from the lock file.

| Package | Version | Licence |
|---|---|---|
${[...new Set(rows)].toSorted().join('\n')}

Fonts that the product brings along, with their licences beside them in \`assets/fonts\`.

| Font | Version | Licence |
|---|---|---|
${fontRows().join('\n')}
`
}
