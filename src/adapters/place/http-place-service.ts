import * as v from 'valibot'
import { DEPTH_RANK, isWithin, metresBetween, tilePosition, type Point } from '../../domain/place.ts'
import { askPublicData, askTile, type PublicDataSettings } from './ask-public-data.ts'
import type { FoundFact, PlaceService } from './place.ts'
import { dealsText } from './quarter-deals.ts'

export interface PlaceServiceSettings extends PublicDataSettings {
  /** {mapTileUrl}/pale/{z}/{x}/{y}.png: https://maps.gsi.go.jp/development/ichiran.html */
  mapTileUrl: string
  /** {addressSearchUrl}/AddressSearch?q=: the address search of the national survey's map. */
  addressSearchUrl: string
}

/** Maps and addresses of 国土地理院, facts of 不動産情報ライブラリ. Their data may be used with credit; nothing is asked in bulk. */
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

/** The layers of the library, by its numbers: https://www.reinfolib.mlit.go.jp/help/apiManual/ */
const layers: readonly [id: string, read: (found: Properties) => Partial<Record<FoundFact['kind'], string>>][] = [
  ['XKT026', ({ A31a_205: rank }) => ({ flood: depthText(rank) })],
  ['XKT027', ({ A49_003: rank }) => ({ storm_surge: depthText(rank) })],
  ['XKT028', ({ A40_003: depth }) => ({ tsunami: depthText(depth) })],
  ['XKT029', ({ A33_002: kind }) => ({ landslide: landslideText(kind) })],
  [
    'XKT002',
    ({ use_area_ja: use, u_building_coverage_ratio_ja: covered, u_floor_area_ratio_ja: floors }) => ({
      zoning: String(use ?? ''),
      coverage: covered && floors ? `${covered}・${floors}`.normalize('NFKC').replaceAll('%', '％') : '',
    }),
  ],
  ['XKT014', ({ fire_prevention_ja: zone }) => ({ fire_zone: String(zone ?? '') })],
]

/** A rank where the data give one, or what they say themselves. */
const depthText = (rank: Value): string => DEPTH_RANK[Number(rank)] ?? String(rank ?? '')

/** The kinds of A33: https://nlftp.mlit.go.jp/ksj/gml/codelist/CodeOfPhenomenon.html */
const landslides: Readonly<Record<number, string>> = { 1: '急傾斜地の崩壊', 2: '土石流', 3: '地滑り' }
const landslideText = (kind: Value): string => {
  const name = landslides[Number(kind)]
  return name === undefined ? '土砂災害（特別）警戒区域' : `土砂災害（特別）警戒区域（${name}）`
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
  const [ofAreas, price, deals] = await Promise.all([
    Promise.all(layers.map(([id, read]) => factsOfLayer(settings, { id, read, point: asked.point }))),
    nearestPrice(settings, asked),
    dealsText(settings, asked),
  ])
  const found: Partial<Record<FoundFact['kind'], string>> = Object.assign({}, ...ofAreas)
  return [
    ...(['flood', 'storm_surge', 'tsunami', 'landslide', 'zoning', 'coverage', 'fire_zone'] as const).map((kind) => ({
      kind,
      value: found[kind] || null,
    })),
    { kind: 'land_price', value: price },
    { kind: 'deals', value: deals },
  ]
}

const tileQuery = (point: Point, zoom: number): string => {
  const { x, y } = tilePosition(point, zoom)
  return `response_format=geojson&z=${zoom}&x=${Math.floor(x)}&y=${Math.floor(y)}`
}

async function factsOfLayer(
  settings: PlaceServiceSettings,
  { id, read, point }: { id: string; read: (typeof layers)[number][1]; point: Point },
): Promise<Partial<Record<FoundFact['kind'], string>>> {
  const layer = await askPublicData(`${settings.landDataUrl}/${id}?${tileQuery(point, areaZoom)}`, areas, settings)
  const around = layer?.features.find(({ geometry }) =>
    geometry.type === 'Polygon'
      ? isWithin(point, geometry.coordinates)
      : geometry.coordinates.some((polygon) => isWithin(point, polygon)),
  )
  return around === undefined ? {} : read(around.properties)
}

/** The nearest of the official and prefectural land prices: '1,220,000円／㎡（2026年、三軒茶屋2-13、約240m）'. */
async function nearestPrice(settings: PlaceServiceSettings, { point, year }: Asked): Promise<string | null> {
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
