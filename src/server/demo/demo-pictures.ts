import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProcessedPhotograph, Rendition } from '../../adapters/photograph/photograph.ts'
import type { JapanDate } from '../../domain/calendar.ts'
import type { FundPictureKind } from '../../domain/funds/fund-picture.ts'
import type { FundPicture } from '../../domain/records/fund-picture.ts'
import type { Id } from '../../domain/id.ts'
import { splitFundName } from '../../domain/funds/fund-text.ts'
import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { demoEventPictures } from '../../features/funds/fund/demo/demo-events.ts'
import { demoPropertyOf } from '../../features/funds/fund/demo/demo-properties.ts'
import { keepFundPicture } from '../../features/funds/fund-editing/pictures.ts'
import { productFolder } from '../../platform/product-folder.ts'
import { must, type DemoPublishing } from './demo-environment.ts'

/** The pictures of the demo's houses, as assets/properties/README.md describes them. */
interface RenderedPicture {
  file: string
  view: 'exterior-evening' | 'exterior-day' | 'entrance' | 'room' | 'plan'
  caption: string
}

const folder = path.join(productFolder, 'assets/properties')
export const formatsFolder = path.join(folder, 'formats')

const kinds: Readonly<Record<RenderedPicture['view'], FundPictureKind>> = {
  'exterior-evening': 'exterior',
  'exterior-day': 'exterior',
  entrance: 'entrance',
  room: 'room',
  plan: 'plan',
}
const order: readonly RenderedPicture['view'][] = ['exterior-day', 'exterior-evening', 'room', 'entrance', 'plan']

const readFacts = () =>
  JSON.parse(readFileSync(path.join(folder, 'facts.json'), 'utf8')) as Readonly<
    Record<string, { pictures: readonly RenderedPicture[] }>
  >

export const demoPictureFiles = (): string[] => [
  ...new Set([
    ...Object.entries(readFacts()).flatMap(([fund, { pictures }]) =>
      pictures.map(({ file }) => path.join(folder, fund, file)),
    ),
    ...demoEventPictures().map((file) => path.join(folder, file)),
  ]),
]

/** Named after the picture it is made of: one that is rendered anew has none until they are made. */
export const formatFile = (sha256: string, { width, format }: Pick<Rendition, 'width' | 'format'>): string =>
  `${sha256.slice(0, 16)}-${width}.${format}`

/** The rendered file is its own largest WebP. */
export const isOwnFormat = ({ width, format }: Pick<Rendition, 'width' | 'format'>): boolean =>
  width === 1440 && format === 'webp'

/** As the processor of uploads would make it, out of files that it has made before. */
function readProcessed(file: string): ProcessedPhotograph {
  const own = readFileSync(file)
  const sha256 = createHash('sha256').update(own).digest('hex')
  const made = readdirSync(formatsFolder).flatMap((name): Rendition[] => {
    const [, width, format] = name.startsWith(sha256.slice(0, 16)) ? (/-(\d+)\.(avif|webp)$/.exec(name) ?? []) : []
    if (width === undefined) return []
    const bytes = readFileSync(path.join(formatsFolder, name))
    return [{ width: Number(width), format: format === 'avif' ? 'avif' : 'webp', bytes }]
  })
  const renditions = [...made, { width: 1440, format: 'webp' as const, bytes: own }]
  return { width: 1200, height: 800, renditions }
}

/** Gives the fund the pictures of its house, if any are rendered; what the fund says of them, in the order of its page. */
export async function addDemoPictures(
  { services, operator }: Pick<DemoPublishing, 'services' | 'operator'>,
  { id: fundId, name }: Pick<DemoFund, 'id' | 'name'>,
  madeOn: JapanDate,
): Promise<FundPicture[]> {
  const { from } = demoPropertyOf(fundId)
  // What an earlier fund held is the same house.
  const house = 'fund' in from ? from.fund : fundId
  const { title } = splitFundName(name)
  const rendered = readFacts()[house]?.pictures ?? []
  const shown: FundPicture[] = []
  for (const { file, view, caption } of rendered.toSorted((a, b) => order.indexOf(a.view) - order.indexOf(b.view))) {
    const photograph = readProcessed(path.join(folder, String(house), file))
    const { id } = must(await keepFundPicture(services, { fundId, photograph, actor: operator }))
    const focus = view.startsWith('exterior') ? { focusX: 50, focusY: 60 } : { focusX: 50, focusY: 50 }
    // Two funds may have had the same house: each names it as it does elsewhere.
    const alt = `${title} ${caption}のCG想定図`
    shown.push({ id, subject: kinds[view], caption, alt, madeOn, madeBy: '糸funding', isRendering: true, ...focus })
  }
  return shown
}

/** Uploads a picture of an event, by its name in assets/properties. */
export async function addEventPicture(
  { services, operator }: Pick<DemoPublishing, 'services' | 'operator'>,
  { fundId, file }: { fundId: Id<'fund'>; file: string },
): Promise<Id<'fund_picture'>> {
  const photograph = readProcessed(path.join(folder, file))
  return must(await keepFundPicture(services, { fundId, photograph, actor: operator })).id
}
