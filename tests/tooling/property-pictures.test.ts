import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { previewWidth, renditionWidths } from '../../src/adapters/photograph/photograph.ts'
import { demoPictureFiles, formatFile, formatsFolder, isOwnFormat } from '../../src/server/demo/demo-pictures.ts'
import { demoFunds } from '../../src/features/funds/fund/demo-funds.ts'
import { demoPropertyOf } from '../../src/features/funds/fund/demo/demo-properties.ts'

// The pictures are rendered from the facts, the site's text is the demo's: they must not tell of two different houses.
interface Picture {
  readonly file: string
  readonly view: 'exterior-evening' | 'exterior-day' | 'entrance' | 'room' | 'plan'
  readonly caption: string
}

interface Level {
  readonly wideM: number
  readonly deepM: number
  readonly rooms: readonly { readonly wideM: number; readonly deepM: number }[]
}

interface Facts {
  readonly pictures: readonly Picture[]
  readonly building: { readonly kind: string; readonly structure?: string; readonly storeys?: number }
  readonly room?: { readonly storey: number; readonly widthM: number; readonly lengthM: number }
  readonly plan: { readonly levels: readonly Level[] }
}

/** Funds to come of which some pictures are still to be rendered. */
const unfinished = [16, 17]

const folder = fileURLToPath(new URL('../../assets/properties', import.meta.url))
const facts = Object.entries(
  JSON.parse(readFileSync(path.join(folder, 'facts.json'), 'utf8')) as Readonly<Record<string, Facts>>,
).map(([number, of]) => {
  const fund = demoFunds.find(({ id }) => String(id) === number)
  if (fund === undefined) throw new Error(`No fund of the demo has the number ${number}.`)
  return { number, fund, ...of }
})

const structures = { 鉄骨鉄筋コンクリート造: 'src', 鉄筋コンクリート造: 'rc', 鉄骨造: 'steel', 木造: 'wood' }
const inHundredths = (squareMetres: number) => Math.round(squareMetres * 100)
const areaOf = ({ rooms }: Level) => rooms.reduce((sum, room) => sum + room.wideM * room.deepM, 0)
const isToCome = ({ redeemed, operatingSinceDay, id }: (typeof demoFunds)[number]) =>
  !redeemed && operatingSinceDay === null && id >= 11

it('there are pictures of each house of the demo, under the number of the fund that had it first', () => {
  const houses = demoFunds.filter(({ id }) => !('fund' in demoPropertyOf(id).from)).map(({ id }) => String(id))
  expect(facts.map(({ number }) => number).toSorted()).toEqual(houses.toSorted())
})

describe.each(facts)('the pictures of fund $number', ({ number, fund, pictures, building, room, plan }) => {
  it('show the building that the text of the fund describes', () => {
    const kind = /^種類：(.+)$/m.exec(fund.detail)?.[1] ?? ''
    expect(building.kind === 'land').toBe(kind.startsWith('土地'))
    if (building.kind === 'land') return
    expect(kind).toContain(`${building.storeys}階建て`)
    const [structure] = Object.entries(structures).filter(([words]) => kind.includes(`（${words}・`))
    expect(building.structure).toBe(structure?.[1])
    expect(building.kind === 'machiya').toBe(kind.startsWith('町家'))
  })

  it('have the areas of the text and of the parts that the fund buys', () => {
    const { kind, parts } = demoPropertyOf(fund.id)
    const areas = plan.levels.map(areaOf)
    const sum = areas.reduce((total, area) => total + area, 0)
    const [, text] = /面積：(?:合計 )?([\d.]+)㎡/.exec(fund.detail) ?? []
    expect(inHundredths(sum)).toBe(inHundredths(Number(text)))
    if (kind === 'unit') expect(areas.map(inHundredths)).toEqual(parts.map(({ areaCenti }) => areaCenti))
    // Rooms fill their storey: nothing is counted twice or left out.
    for (const level of plan.levels) expect(inHundredths(areaOf(level))).toBe(inHundredths(level.wideM * level.deepM))
  })

  it('show a room that the plan has, and look out of the storey on which the unit is', () => {
    const sizes = plan.levels.flatMap((level) => [level, ...level.rooms]).map(({ wideM, deepM }) => [wideM, deepM])
    if (room !== undefined) expect(sizes).toContainEqual([room.widthM, room.lengthM])
    const [part] = demoPropertyOf(fund.id).parts
    const [, storey] = /^(\d+?)(?:\d\d号室|階)/.exec(part?.name ?? '') ?? []
    if (room !== undefined && storey !== undefined) expect(room.storey).toBe(Number(storey))
  })

  it('are all there, of the size that pages count on, and nothing lies beside them', async () => {
    const own = path.join(folder, number)
    expect(readdirSync(own).toSorted()).toEqual(pictures.map(({ file }) => file).toSorted())
    for (const { file } of pictures) {
      const { format, width, height } = await sharp(path.join(own, file)).metadata()
      expect({ file, format, width, height }).toEqual({ file, format: 'webp', width: 1200, height: 800 })
      expect(statSync(path.join(own, file)).size, file).toBeLessThanOrEqual(90 * 1024)
    }
  })

  it('are each another view, in words of their own', () => {
    for (const key of ['view', 'caption'] as const)
      expect(new Set(pictures.map((picture) => picture[key])).size).toBe(pictures.length)
  })

  it('are as many as a fund of its kind needs', () => {
    const least = isToCome(fund) && !unfinished.includes(fund.id) ? 5 : 2
    expect(pictures.length).toBeGreaterThanOrEqual(least)
  })
})

it('every picture lies there in the sizes of pages, and no size of a picture that is gone', () => {
  const own = demoPictureFiles().map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))
  const sizes = [
    ...renditionWidths.flatMap((width) => (['avif', 'webp'] as const).map((format) => ({ width, format }))),
    { width: previewWidth, format: 'avif' as const },
  ]
  const wanted = own.flatMap((sha256) =>
    sizes.filter((size) => !isOwnFormat(size)).map((size) => formatFile(sha256, size)),
  )
  expect(readdirSync(formatsFolder).toSorted()).toEqual(wanted.toSorted())
})
