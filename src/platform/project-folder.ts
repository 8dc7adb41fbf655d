import { fileURLToPath } from 'node:url'

/** A bundle lies in dist/ itself; a source file of this folder in src/platform/. */
const isBundled = new URL('.', import.meta.url).pathname.endsWith('/dist/')

/** The folder of the project, from a bundle and from the sources alike: where db/ and dist/ lie. */
export const projectFolder = fileURLToPath(new URL(isBundled ? '..' : '../..', import.meta.url))
