import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { daysBetween, type JapanDate } from '../../../src/domain/calendar.ts'
import { publicAddress } from '../../../src/domain/funds/address-key.ts'
import { propertyFacts } from '../../../src/domain/funds/fund-overview.ts'
import { splitFundName } from '../../../src/domain/funds/fund-text.ts'
import { formatYen, yen } from '../../../src/domain/money.ts'
import { areaText, PARTY_RELATION, PROPERTY_KIND } from '../../../src/domain/funds/property.ts'
import { acquisitionPrice } from '../../../src/features/funds/fund/demo/demo-disclosure.ts'
import { demoEventsOf } from '../../../src/features/funds/fund/demo/demo-events.ts'
import { builtInOf, demoPropertyOf } from '../../../src/features/funds/fund/demo/demo-properties.ts'
import { demoFunds } from '../../../src/features/funds/fund/demo-funds.ts'
import { loadFundDocuments } from '../../../src/features/funds/fund/load-fund-documents.ts'
import { productFolder } from '../../../src/platform/product-folder.ts'
import type { Stage } from '../support/stage.ts'

// One house, told in four places: the pictures, the fund's page, its published data, its pre-contract document. Whatever any of them says of it, all say.

interface PictureFacts {
  pictures: { view: string; caption: string }[]
  building: { kind: string; structure?: string; storeys?: number }
  plan: { levels: { rooms: { wideM: number; deepM: number }[] }[] }
}

interface Published {
  facts: { title: string; text: string }[]
  weak_points: { title: string; text: string }[]
  periods: { planned_rent: number | null; start_on: JapanDate; end_on: JapanDate }[]
  lineage: {
    property: { kind: string; place: string }
    stays: { fund: { id: string }; seller: string; acquired_for: number }[]
  }[]
}

type Told = Readonly<Record<'page' | 'data' | 'document', string>>

const pictureFacts = JSON.parse(
  readFileSync(path.join(productFolder, 'assets/properties/facts.json'), 'utf8'),
) as Readonly<Record<string, PictureFacts>>

const structures: Readonly<Record<string, string>> = {
  src: '鉄骨鉄筋コンクリート造',
  rc: '鉄筋コンクリート造',
  steel: '鉄骨造',
  wood: '木造',
}

/** What can be read from a page, without blanks, as the text of a PDF is read. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s/g, '')

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? match[0])),
]

/** What a place says of one thing: nothing but this. */
function expectOnly(told: Told, what: string, pattern: RegExp, allowed: readonly string[]): void {
  for (const [place, text] of Object.entries(told))
    for (const said of found(text, pattern)) expect(allowed, `${what} in the ${place}`).toContain(said)
}

function expectSaid(told: Told, places: readonly (keyof Told)[], what: string, words: string): void {
  for (const place of places) expect(told[place].includes(words), `${what} “${words}” in the ${place}`).toBe(true)
}

export function fundFacts(stage: Stage): void {
  describe.each(demoFunds)('the house of $name', ({ id, name, detail, fundTotal }) => {
    const { address, parts, shares, from, kind } = demoPropertyOf(id)
    const pictures = pictureFacts['fund' in from ? from.fund : id]
    if (pictures === undefined) throw new Error(`no picture knows the house of fund ${id}`)
    const written = Object.fromEntries(propertyFacts(detail).map(({ label, value }) => [label, value]))
    const site = (where: string) => fetch(`${stage.product().baseUrl}${where}`)

    it('is one house on its page, in its data, its document and its pictures', async () => {
      const html = await (await site(`/projects/${id}`)).text()
      const data = (await (await site(`/open/funds/${id}.json`)).json()) as Published
      const [paper] = (await loadFundDocuments(stage.database(), [id])).filter(({ kind: of }) => of === 'pre_contract')
      const pdf = await site(`/documents/${paper?.id}/${encodeURIComponent(paper?.name ?? '')}.pdf`)
      const document = readPdfText(new Uint8Array(await pdf.arrayBuffer())).join('')
      const words = [...data.facts, ...data.weak_points].map(({ title, text }) => `${title}${text}`).join('')
      const told: Told = { page: textOf(html), data: words.replaceAll(/\s/g, ''), document }

      // Where it stands.
      const place = publicAddress(address)
      expect(written['所在地'], 'address in the text').toBe(place)
      expectSaid(told, ['page', 'document'], 'address', place)
      const [quarter] = /^.*?[都道府県].*?[市区町村郡]/.exec(place) ?? []
      expectOnly(
        told,
        'address',
        new RegExp(`${quarter}[^）」、。]{0,${place.length - (quarter?.length ?? 0)}}`, 'g'),
        [place],
      )
      expect(new Set(data.lineage.map(({ property }) => property.place)), 'address in the data').toEqual(
        new Set([place]),
      )
      expectOnly(told, 'way to the station', /徒歩\d+分/g, found(detail, /徒歩\d+分/g))

      // What it is.
      const { storeys, structure = '' } = pictures.building
      expectOnly(told, 'storeys', /\d+階建て/g, [`${storeys}階建て`])
      expectOnly(told, 'structure', /(?:鉄骨鉄筋コンクリート|(?<!鉄骨)鉄筋コンクリート|鉄骨(?!鉄筋)|木)造/g, [
        structures[structure] ?? 'none',
      ])
      if (kind !== 'land')
        expectSaid(told, ['page', 'document'], 'storeys', `${structures[structure]}・${storeys}階建て`)
      expect(new Set(data.lineage.map(({ property }) => property.kind))).toEqual(new Set([PROPERTY_KIND[kind]]))
      if (kind === 'land') expectOnly(told, 'what is bought', /(?:土地と)?建物の取得/g, [])
      const [builtYear = '', builtMonth = ''] = builtInOf(detail).split('-')
      const built = /\d{4}年(?:\d+月)?/.exec(written['築年月'] ?? '')?.[0]
      if (builtMonth !== '') expect(built).toBe(`${builtYear}年${Number(builtMonth)}月`)
      if (built !== undefined) expectSaid(told, ['page', 'document'], 'built', `築年月${written['築年月']}`)
      expectOnly(told, 'year built', /(\d{4}年)に建てられ/g, built === undefined ? [] : [built])
      expectOnly(told, 'year renewed', /\d{4}年に改修/g, found(detail, /\d{4}年に改修/g))
      // The plan's arrow alone says where north is.
      expectOnly(told, 'orientation', /[東西南北]{1,2}(?:向き|面)/g, [])

      // How large, in how many parts, and which share of it.
      const inHundredths = (squareMetres: number) => Math.round(squareMetres * 100)
      const drawn = pictures.plan.levels.map(({ rooms }) =>
        inHundredths(rooms.reduce((sum, { wideM, deepM }) => sum + wideM * deepM, 0)),
      )
      const total = parts.reduce((sum, { areaCenti }) => sum + areaCenti, 0)
      expect(
        drawn.reduce((sum, area) => sum + area, 0),
        'area of the plan',
      ).toBe(total)
      if (kind === 'unit') expect(drawn, 'areas of the plan').toEqual(parts.map(({ areaCenti }) => areaCenti))
      expectSaid(told, ['page', 'document'], 'area', areaText(total))
      expectOnly(told, 'area', /\d[\d.,]*㎡/g, [total, ...parts.map(({ areaCenti }) => areaCenti)].map(areaText))
      expectOnly(told, 'parts', /(\d+)(?:住戸|区画|客室)(?:とも|だけ|中|のうち)/g, [String(parts.length)])
      if (kind === 'unit') expect(written['種類']).toMatch(new RegExp(`の${parts.length}(?:住戸|区画|客室|フロア)$`))
      expectSaid(told, ['page', 'document'], 'share', `${shares}分の1`)
      expectOnly(told, 'share', /\d+分の1/g, [`${shares}分の1`])
      expectOnly(told, 'share', /持分(1／\d+)/g, [`1／${shares}`])

      // What it costs, from whom, and what it brings.
      const price = acquisitionPrice(fundTotal)
      expectSaid(told, ['document'], 'price', `取得に${formatYen(price)}`)
      // In equal parts, the rest with the first.
      const pricesOfParts = parts.map(
        (_, at) => Math.floor(price / parts.length) + (at === 0 ? price % parts.length : 0),
      )
      expectOnly(
        told,
        'price',
        /(?<!当社の)取得価格(?:は)?(\d[\d,]*円)(?!／)/g,
        [price, ...pricesOfParts].map((each) => formatYen(yen(each))),
      )
      expectOnly(
        told,
        'price of a square metre',
        /取得価格(\d[\d,]*円)／㎡/g,
        pricesOfParts.map((each, at) =>
          formatYen(yen(Math.floor((each * 100 * shares) / (parts[at]?.areaCenti ?? 0)))),
        ),
      )
      const own = data.lineage.flatMap(({ stays }) => stays.filter(({ fund }) => fund.id === String(id)))
      for (const { acquired_for: paid } of own) expectSaid(told, ['page'], 'price of a part', formatYen(yen(paid)))
      if (own.length > 0) expect(own.reduce((sum, { acquired_for: paid }) => sum + paid, 0)).toBe(price)
      const isOwn = 'fund' in from || !from.isDirect
      expect(document.includes('売主は当社です'), 'seller in the document').toBe(isOwn)
      expect(new Set(own.map(({ seller }) => seller))).toEqual(
        new Set(own.length > 0 ? [isOwn ? 'self' : 'third'] : []),
      )
      expectOnly(told, 'seller', /売主[：]?(当社|第三者)/g, [PARTY_RELATION[isOwn ? 'self' : 'third']])
      const [rent] = found(told.page, /満室想定賃料年(\d[\d,]*)円/g)
      const month = Number(rent?.replaceAll(',', '')) / 12
      // A first month is let in part.
      for (const { planned_rent: planned, start_on: first, end_on: last } of data.periods)
        if (rent !== undefined && planned !== null) {
          const months = (daysBetween(first, last) * 12) / 365
          expect(Math.abs(planned - month * months), 'rent in the data').toBeLessThan(month)
        }

      // The pictures are of this house, and named after this fund, or tell of an event of it.
      const shown = [...html.matchAll(/alt="([^"]*のCG想定図)"/g)].map(([, alt]) => alt)
      const { title } = splitFundName(name)
      const ofEvents = demoEventsOf(id).flatMap(({ entries }) => entries.flatMap(({ picture }) => picture?.alt ?? []))
      const ofHouse = pictures.pictures.map(({ caption }) => `${title} ${caption}のCG想定図`)
      for (const alt of shown) expect([...ofHouse, ...ofEvents]).toContain(alt)
      expect(shown.length > 0).toBe(pictures.pictures.length > 0)
    })
  })
}
