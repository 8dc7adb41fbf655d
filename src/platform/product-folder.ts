import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest folder above this code that holds the database's migrations. */
function nearestProduct(folder: string): string {
  if (existsSync(path.join(folder, 'db/migrations'))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new Error('the product’s files are incomplete: no db/migrations beside or above its code')
  return nearestProduct(above)
}

/**
 * Where the files lie that the product reads while it runs (db, fonts, schemas of the open data): beside the programmes in dist, which may have been
 * copied anywhere, and in the project's own folder for code that runs from its sources. Paths below it are the same in both.
 */
export const productFolder = nearestProduct(fileURLToPath(new URL('.', import.meta.url)))

/** Where what the build makes lies: dist itself, or dist in the project's folder. */
export const builtFolder = existsSync(path.join(productFolder, 'src'))
  ? path.join(productFolder, 'dist')
  : productFolder
