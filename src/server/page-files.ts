interface ManifestEntry {
  file: string
  imports?: string[]
}

/** Vite's manifest: what the build made of each module, by its path in the sources. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

/**
 * The scripts of a page, so that the browser asks for all at once and not for one after the other has arrived.
 * @returns addresses by the page's name (home-route), each after those that it imports; the program's entry, which starts them, is the last.
 */
export function pageFiles(manifest: Manifest): (page: string) => string[] {
  const collect = (key: string, files: Set<string>, seen: Set<string>) => {
    const entry = manifest[key]
    if (entry === undefined || seen.has(key)) return
    seen.add(key)
    for (const imported of entry.imports ?? []) collect(imported, files, seen)
    files.add(entry.file)
  }
  return (page) => {
    const files = new Set<string>()
    const seen = new Set<string>()
    collect('index.html', files, seen)
    const program = [...files].at(-1)
    collect(`src/web/app/pages/${page}.tsx`, files, seen)
    return [...files]
      .filter((file) => file !== program)
      .concat(program ?? [])
      .map((file) => `/${file}`)
  }
}
