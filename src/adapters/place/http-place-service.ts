import * as v from 'valibot'
import { DEPTH_RANK, isWithin, metresBetween, tilePosition, type Point } from '../../domain/funds/place.ts'
import { askPublicData, askTile, type PublicDataSettings } from './ask-public-data.ts'
import type { FoundFact, PlaceService } from './place.ts'
import { dealsText } from './quarter-deals.ts'

export interface PlaceServiceSettings extends PublicDataSettings {
  /** {mapTileUrl}/pale/{z}/{x}/{y}.png: https://maps.gsi.go.jp/development/ichiran.html */
  mapTileUrl: string
  /** {addressSearchUrl}/AddressSearch?q=: the address search of the national survey's map. */
  addressSearchUrl: string
  /** {earthquakeDataUrl}/pshm/...: the seismic hazard maps of 防災科学技術研究所, https://www.j-shis.bosai.go.jp/api-list */
  earthquakeDataUrl: string
}

/** Maps and addresses of 国土地理院, facts of 不動産情報ライブラリ and J-SHIS. Their data may be used with credit; nothing is asked in bulk. */
export function createHttpPlaceService(settings: PlaceServiceSettings): PlaceService {
  return {
    search: (address) => search(settings, address),
    factsAt: (point, address, year) => factsAt(settings, { point, address, year }),
    mapTile: ({ z, x, y }) => askTile(`${settings.mapTileUrl}/pale/${z}/${x}/${y}.png`, settings),
  }
}

const hits = v.array(
  v.object({
    geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
    properties: v.object({ title: v.string() }),
  }),
)

async function search(settings: PlaceServiceSettings, address: string): Promise<{ title: string; point: Point }[]> {
  const found = await askPublicData(
    `${settings.addressSearchUrl}/AddressSearch?q=${encodeURIComponent(address)}`,
    hits,
    settings,
  )
  return (found ?? []).map(({ geometry, properties }) => {
    const [longitude, latitude] = geometry.coordinates
    return { title: properties.title, point: { latitude, longitude } }
  })
}

const position = v.tuple([v.number(), v.number()])
const properties = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))
const areas = v.object({
  features: v.array(
    v.object({
      properties,
      geometry: v.variant('type', [
        v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(position)) }),
        v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(v.array(position))) }),
      ]),
    }),
  ),
})
const points = v.object({
  features: v.array(v.object({ properties, geometry: v.object({ type: v.literal('Point'), coordinates: position }) })),
})
type Properties = v.InferOutput<typeof properties>
type Value = Properties[string] | undefined

/** What a layer says of a point, from all its areas around it: never none of them. */
type Reader = (around: readonly Properties[]) => Partial<Record<FoundFact['kind'], string>>

const each = (around: readonly Properties[], text: (of: Properties) => Value): string =>
  [...new Set(around.map((of) => String(text(of) ?? '')))].filter((words) => words !== '').join('、')

/** The layers of the library, by its numbers: https://www.reinfolib.mlit.go.jp/help/apiManual/ */
const layers: readonly [id: string, read: Reader][] = [
  ['XKT026', (around) => ({ flood: deepest(around, 'A31a_205') })],
  ['XKT027', (around) => ({ storm_surge: deepest(around, 'A49_003') })],
  ['XKT028', (around) => ({ tsunami: deepest(around, 'A40_003') })],
  ['XKT029', (around) => ({ landslide: landslideText(around) })],
  [
    'XKT002',
    (around) => ({
      zoning: each(around, ({ use_area_ja: use }) => use),
      coverage: each(around, ({ u_building_coverage_ratio_ja: covered, u_floor_area_ratio_ja: floors }) =>
        covered && floors ? `${covered}・${floors}`.normalize('NFKC').replaceAll('%', '％') : '',
      ),
    }),
  ],
  ['XKT014', (around) => ({ fire_zone: each(around, ({ fire_prevention_ja: zone }) => zone) })],
]

/** Areas of several rivers may lie one over the other: the deepest rank counts. Where the data give no rank, what they say themselves. */
function deepest(around: readonly Properties[], field: string): string {
  const ranks = around.map((of) => Number(of[field])).filter((rank) => rank in DEPTH_RANK)
  return ranks.length > 0 ? (DEPTH_RANK[Math.max(...ranks)] ?? '') : each(around, (of) => of[field])
}

/** What may come down, by A33_001; which of the two kinds of area it is, is left open: https://nlftp.mlit.go.jp/ksj/gml/codelist/CodeOfPhenomenon.html */
const landslides: Readonly<Record<number, string>> = { 1: '急傾斜地の崩壊', 2: '土石流', 3: '地滑り' }
function landslideText(around: readonly Properties[]): string {
  const names = each(around, ({ A33_001: phenomenon }) => landslides[Number(phenomenon)])
  return `土砂災害警戒区域または特別警戒区域${names === '' ? '' : `（${names}）`}`
}

/** Areas are told at their finest zoom, points over a few kilometres. */
const areaZoom = 15
const pointZoom = 13

interface Asked {
  point: Point
  address: string
  year: number
}

async function factsAt(settings: PlaceServiceSettings, asked: Asked): Promise<FoundFact[]> {
  const [ofAreas, shaking, price, deals] = await Promise.all([
    Promise.all(layers.map(([id, read]) => factsOfLayer(settings, { id, read, point: asked.point }))),
    shakingText(settings, asked.point),
    nearestPrice(settings, asked),
    dealsText(settings, asked),
  ])
  const found: Partial<Record<FoundFact['kind'], string>> = Object.assign({}, ...ofAreas)
  return [
    ...(['flood', 'storm_surge', 'tsunami', 'landslide'] as const).map((kind) => ({
      kind,
      value: found[kind] || null,
    })),
    { kind: 'earthquake', value: shaking },
    ...(['zoning', 'coverage', 'fire_zone'] as const).map((kind) => ({ kind, value: found[kind] || null })),
    { kind: 'land_price', value: price },
    { kind: 'deals', value: deals },
  ]
}

/** The edition of the national map of shaking that is read; a new one comes about each second year. */
const shakingEdition = 2024
const meshes = v.object({ features: v.array(v.object({ properties })) })

/**
 * How likely it is that the ground shakes with 震度6弱 or more within 30 years, as the map has it for the square of about 250 m around a point: '30年以内に震度6弱以上：47.3％（2024年版）'.
 * The average case of all earthquakes; T30_I55_PS is a probability from 0 to 1: https://www.j-shis.bosai.go.jp/api-pshm-meshinfo
 */
async function shakingText(settings: PlaceServiceSettings, { latitude, longitude }: Point): Promise<string | null> {
  const query = `position=${longitude},${latitude}&epsg=4326&attr=T30_I55_PS`
  const url = `${settings.earthquakeDataUrl}/pshm/Y${shakingEdition}/AVR/TTL_MTTL/meshinfo.geojson?${query}`
  const found = await askPublicData(url, meshes, settings)
  const said = found?.features[0]?.properties['T30_I55_PS'] ?? ''
  if (said === '' || !(Number(said) >= 0 && Number(said) <= 1)) return null
  return `30年以内に震度6弱以上：${(Number(said) * 100).toFixed(1)}％（${shakingEdition}年版）`
}

const tileQuery = (point: Point, zoom: number): string => {
  const { x, y } = tilePosition(point, zoom)
  return `response_format=geojson&z=${zoom}&x=${Math.floor(x)}&y=${Math.floor(y)}`
}

async function factsOfLayer(
  settings: PlaceServiceSettings,
  { id, read, point }: { id: string; read: Reader; point: Point },
): Promise<Partial<Record<FoundFact['kind'], string>>> {
  const layer = await askPublicData(`${settings.landDataUrl}/${id}?${tileQuery(point, areaZoom)}`, areas, settings)
  // All of them: one that is found first may be the smaller danger.
  const around = (layer?.features ?? []).filter(({ geometry }) =>
    geometry.type === 'Polygon'
      ? isWithin(point, geometry.coordinates)
      : geometry.coordinates.some((polygon) => isWithin(point, polygon)),
  )
  return around.length === 0 ? {} : read(around.map((area) => area.properties))
}

/** The nearest of the official and prefectural land prices: '1,220,000円／㎡（2026年、三軒茶屋2-13、約240m）'. */
const nearestPrice = async (settings: PlaceServiceSettings, asked: Asked): Promise<string | null> =>
  // A year's prices are published in its March.
  (await nearestPriceOf(settings, asked)) ?? nearestPriceOf(settings, { ...asked, year: asked.year - 1 })

async function nearestPriceOf(settings: PlaceServiceSettings, { point, year }: Asked): Promise<string | null> {
  const url = `${settings.landDataUrl}/XPT002?${tileQuery(point, pointZoom)}&year=${year}`
  const prices = await askPublicData(url, points, settings)
  const [nearest] = (prices?.features ?? [])
    .map((feature) => {
      const [longitude, latitude] = feature.geometry.coordinates
      return { ...feature, metres: metresBetween(point, { latitude, longitude }) }
    })
    .toSorted((one, other) => one.metres - other.metres)
  if (nearest === undefined) return null
  const { u_current_years_price_ja: price, location_number_ja: place } = nearest.properties
  const yen = Number(String(price ?? '').replaceAll(/[^\d]/g, ''))
  if (yen === 0) return null
  return `${yen.toLocaleString('ja-JP')}円／㎡（${year}年、${String(place ?? '')}、約${nearest.metres.toLocaleString('ja-JP')}m）`
}
