import { expect, test } from 'vitest'
import { MissingGlyphError, PdfTemplateError } from './pdf-renderer.ts'
import { readPdfText } from './fixtures/read-pdf-text.ts'
import { createTypstPdfRenderer } from './typst-pdf-renderer.ts'

const pdf = createTypstPdfRenderer()
const createdAt = new Date('2026-04-01T19:03:00+09:00')
const template =
  '#set document(title: "試験")\n#set text(font: "Noto Sans JP", lang: "ja", fallback: false)\n#let data = json(bytes(sys.inputs.data))\n#data.name'
const render = (name: string, source = template) => pdf.renderPdf({ template: source, data: { name }, createdAt })

test.each([
  ['signs that are markup in Typst', '#panic("x")*太字*$x^2$@ref\\_~<label>`raw`//x/*y*/'],
  ['signs that are markup elsewhere', '<b>&amp;</b>${x}"\'%'],
  ['kanji that only names have', '髙﨑𠮷邉邊齋濵'],
  ['kanji of the third and fourth level of JIS X 0213', '𠀋丂𡈽𠮟剝瘦頰塡𩸽'],
  // Where the fonts lack a variant its usual shape is printed, and whoever copies the text gets the variant.
  ['variants of kanji (ideographic variation sequences)', '葛󠄀城辻󠄁渡邉󠄉祇︀園'],
])('%s are printed as they are', async (_, name) => {
  expect(readPdfText(await render(name)).join('')).toBe(name.replace(/\s/g, ''))
})

test('a character that no font has is refused instead of printed as a box', async () => {
  await expect(render('山田𪚥太郎')).rejects.toThrow(MissingGlyphError)
  await expect(render('山田𪚥太郎')).rejects.toThrow('𪚥')
})

test.each([
  ['of private use', '\u{e000}'],
  ['of private use beyond the first plane', '\u{f0000}'],
  ['that control something', '\u{0}'],
  ['that are no characters', '\u{fffe}'],
  ['of emoji', '😀'],
])('characters %s are refused as missing, and named', async (_, character) => {
  await expect(render(`山田${character}太郎`)).rejects.toThrow(
    expect.objectContaining({ name: 'MissingGlyphError', characters: character }),
  )
})

test('a broken template is told apart from a missing character', async () => {
  await expect(render('x', '#let')).rejects.toThrow(PdfTemplateError)
})

test('the same data and time give the same bytes, another name or time others', async () => {
  const [first, again, other] = [await render('佐藤'), await render('佐藤'), await render('鈴木')]
  expect(Buffer.from(again).equals(first)).toBe(true)
  expect(Buffer.from(other).equals(first)).toBe(false)
  const later = await pdf.renderPdf({ template, data: { name: '佐藤' }, createdAt: new Date('2026-04-02T00:00:00Z') })
  expect(Buffer.from(later).equals(first)).toBe(false)
  const elsewhere = await createTypstPdfRenderer().renderPdf({ template, data: { name: '佐藤' }, createdAt })
  expect(Buffer.from(elsewhere).equals(first)).toBe(true)
})

test('the file is tagged, names its language and claims PDF/A-2a', async () => {
  const file = Buffer.from(await render('佐藤')).toString('latin1')
  expect(file).toContain('/StructTreeRoot')
  expect(file).toContain('/Lang (ja')
  expect(file).toMatch(/pdfaid:part>2<[\s\S]*pdfaid:conformance>A</)
})

test('many documents in a row stay right while the compiler forgets old ones', async () => {
  for (let number = 0; number < 45; number += 1) {
    expect(readPdfText(await render(`会員${number}`)).join('')).toBe(`会員${number}`)
  }
})
