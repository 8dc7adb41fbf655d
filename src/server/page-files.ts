interface ManifestEntry {
  file: string
  imports?: string[]
}

/** Vite's manifest: what the build made of each module, by its path in the sources. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

/**
 * The scripts of a page, so that the browser asks for all at once and not for one after the other has arrived.
 * @returns addresses by the page's name (home-route): first the program's entry, then everything that it and the page import.
 */
export function pageFiles(manifest: Manifest): (page: string) => string[] {
  const collect = (key: string, into: Set<string>) => {
    const entry = manifest[key]
    if (entry === undefined || into.has(entry.file)) return
    into.add(entry.file)
    for (const imported of entry.imports ?? []) collect(imported, into)
  }
  return (page) => {
    const files = new Set<string>()
    collect('index.html', files)
    collect(`src/web/app/pages/${page}.tsx`, files)
    return [...files].map((file) => `/${file}`)
  }
}
