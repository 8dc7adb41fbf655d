import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(?:css|js|svg)$/

const qualities = {
  quick: { brotli: 5, gzip: 6 },
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
}

/** Beside every text file of the folder its .br and .gz, the smallest ones unless somebody waits: made once here, not in a hurry for every visitor. */
export function compressFiles(folder: string, compression: keyof typeof qualities): void {
  const { brotli, gzip } = qualities[compression]
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue
    const file = path.join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: gzip }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    )
  }
}
