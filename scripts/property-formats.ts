import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { previewWidth } from '../src/adapters/photograph/photograph.ts'
import { createSharpImageProcessor } from '../src/adapters/photograph/sharp-image-processor.ts'
import { demoPictureFiles, formatFile, formatsFolder, isOwnFormat } from '../src/server/demo/demo-pictures.ts'

// The demo's pictures in the sizes of pages, made ahead: at each first start it would take half a minute. Run after a picture is rendered anew.

const processor = createSharpImageProcessor()
mkdirSync(formatsFolder, { recursive: true })
const wanted = new Set<string>()
for (const file of demoPictureFiles()) {
  const bytes = readFileSync(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const there = new Set(readdirSync(formatsFolder))
  const { renditions } = await (there.has(formatFile(sha256, { width: previewWidth, format: 'avif' }))
    ? { renditions: [] }
    : processor.process(bytes))
  for (const rendition of renditions)
    if (!isOwnFormat(rendition)) writeFileSync(path.join(formatsFolder, formatFile(sha256, rendition)), rendition.bytes)
  wanted.add(sha256.slice(0, 16))
}
for (const name of readdirSync(formatsFolder))
  if (!wanted.has(name.slice(0, 16))) rmSync(path.join(formatsFolder, name))
