import { tmpdir } from 'node:os'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readTypesetFonts } from '../../platform/typeset-fonts.ts'
import { RENDERING_LABEL } from '../../domain/funds/fund-picture.ts'
import { fundPlaceholder } from './placeholder.ts'
import type { PreviewPicture, PreviewPictures } from './preview-picture.ts'

const width = 1200
const height = 630

/** Letters become outlines here, so that the picture needs no font where it is drawn. */
const words = `
#let data = json(bytes(sys.inputs.data))
#let size = if data.title.clusters().len() > 22 { 38pt } else { 46pt }
#set page(width: ${width}pt, height: ${height}pt, margin: 0pt, fill: none)
#set text(font: "Noto Sans JP", lang: "ja", fill: white, cjk-latin-spacing: none)
#set par(leading: 12pt)
#place(bottom, rect(width: 100%, fill: rgb("#10233eee"), inset: (x: 56pt, y: 34pt))[
  #block(text(size: size, weight: "bold")[#data.title])
  #v(6pt)
  #grid(columns: (1fr, auto), column-gutter: 32pt, align: (left + horizon, right + horizon),
    text(size: 24pt, fill: rgb("#dae4ef"))[#data.note],
    text(font: "Shippori Mincho", weight: 600, size: 36pt)[#data.brand],
  )
])
#if data.state != none {
  place(dx: 56pt, dy: 48pt, box(fill: rgb("#183358"), radius: 6pt, inset: (x: 22pt, y: 13pt))[#text(size: 32pt, weight: "bold")[#data.state]])
}
#if data.label != none {
  place(top + right, dx: -48pt, dy: 48pt, box(fill: rgb("#ffffffeb"), radius: 4pt, inset: (x: 14pt, y: 9pt))[#text(size: 22pt, fill: rgb("#3c4043"))[#data.label]])
}
`

/** PNGs drawn by sharp, the words set by Typst. Both start with the first picture. */
export function createPreviewPictures(): PreviewPictures {
  let compiler: NodeCompiler | undefined
  return {
    async draw(content) {
      const { default: sharp } = await import('sharp')
      compiler ??= startCompiler()
      const overlay = wordsOf(compiler, content)
      compiler.evictCache(0)
      const picture = await sharp(content.picture?.bytes ?? Buffer.from(fundPlaceholder))
        .resize(width, height, { fit: 'cover', position: 'centre' })
        .png()
        .toBuffer()
      return sharp(picture)
        .composite([{ input: Buffer.from(overlay) }])
        .png({ palette: true, quality: 90 })
        .toBuffer()
    },
  }
}

const startCompiler = (): NodeCompiler =>
  NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs: readTypesetFonts() }] })

function wordsOf(compiler: NodeCompiler, { title, note, brand, state, picture }: PreviewPicture): string {
  const label = picture?.isRendering === true ? RENDERING_LABEL : null
  const data = JSON.stringify({ title, note, brand, state, label })
  return compiler.plainSvg({ mainFileContent: words, inputs: { data } })
}
