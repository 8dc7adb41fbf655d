import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describePackage, type InstalledPackage } from './product-files.ts'

/** The folder of the package that a bundled file comes from; null for a file of our own. */
function packageFolder(file: string): string | null {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return folder ?? null
}

/**
 * The packages of which at least one file is in a bundle, sorted by name and version.
 * @param files absolute paths of all files that were bundled.
 */
export function packagesOf(files: Iterable<string>): InstalledPackage[] {
  const folders = new Set<string>()
  for (const file of files) {
    const folder = packageFolder(file)
    if (folder !== null) folders.add(folder)
  }
  return sorted([...folders].map(describePackage))
}

/** Each name and version once, in the order of their names. */
export function sorted(packages: readonly InstalledPackage[]): InstalledPackage[] {
  const byAddress = new Map(packages.map((one) => [packageUrl(one), one]))
  return [...byAddress].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one)
}

/** Its Package URL (purl specification, type npm). */
const packageUrl = ({ name, version }: InstalledPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * What is really inside the product, in CycloneDX 1.6 (ECMA-424) as JSON. Without a time or a number of its own, so that the same sources give the
 * same bytes.
 */
function billOfMaterials(product: { name: string; version: string }, packages: readonly InstalledPackage[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: product.name, version: product.version } },
    components: packages.map((one) => {
      const address = packageUrl(one)
      return {
        type: 'library',
        'bom-ref': address,
        name: one.name,
        version: one.version,
        licenses: [{ expression: one.license }],
        purl: address,
      }
    }),
  }
}

/** bom.cdx.json, and the licences' texts, which most of them demand to go wherever the code goes. */
export function writeContents(
  folder: string,
  product: { name: string; version: string },
  packages: readonly InstalledPackage[],
): void {
  writeFileSync(path.join(folder, 'bom.cdx.json'), `${JSON.stringify(billOfMaterials(product, packages), null, 2)}\n`)
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENCES.txt'), packages.map(licenceText).join('\n'))
}

function licenceText(one: InstalledPackage): string {
  const files = readdirSync(one.folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
  const texts = files.map((name) => readFileSync(path.join(one.folder, name), 'utf8').trim())
  return [`==== ${one.name} ${one.version} (${one.license})`, '', ...texts, ''].join('\n')
}
