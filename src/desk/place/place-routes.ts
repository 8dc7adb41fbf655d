import type { FastifyInstance, FastifyReply } from 'fastify'
import { sufferFaults, type Faults } from '../faults.ts'
import { drawTile } from './draw-tile.ts'
import { places, type DeskPlace } from './places.ts'

/** What the library asks for in its header; any key will do here, none will not. */
const keyHeader = 'ocp-apim-subscription-key'

const half = 0.004
/** An area of about 800 m around a place's point. */
const around = ({ longitude, latitude }: DeskPlace): [number, number][] => [
  [longitude - half, latitude - half],
  [longitude + half, latitude - half],
  [longitude + half, latitude + half],
  [longitude - half, latitude + half],
  [longitude - half, latitude - half],
]

type Layer = (place: DeskPlace) => Record<string, string | number> | null
const layers: Readonly<Record<string, Layer>> = {
  XKT002: ({ zoning, covered, floors }) => ({
    use_area_ja: zoning,
    u_building_coverage_ratio_ja: `${covered}%`,
    u_floor_area_ratio_ja: `${floors}%`,
  }),
  XKT014: ({ fireZone }) => ({ fire_prevention_ja: fireZone }),
  XKT026: ({ flood }) => (flood === undefined ? null : { A31a_205: flood }),
  XKT027: ({ stormSurge }) => (stormSurge === undefined ? null : { A49_003: stormSurge }),
  XKT028: ({ tsunami }) => (tsunami === undefined ? null : { A40_003: tsunami }),
  XKT029: ({ landslide }) => (landslide === undefined ? null : { A33_001: landslide, A33_002: 1 }),
}

interface TileQuery {
  z: string
  x: string
  y: string
}

/** Whether a place stands in a tile of a web map. */
function isInTile({ longitude, latitude }: DeskPlace, { z, x, y }: TileQuery): boolean {
  const tiles = 2 ** Number(z)
  const sine = Math.sin((latitude * Math.PI) / 180)
  const column = Math.floor(((longitude + 180) / 360) * tiles)
  const row = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles)
  return column === Number(x) && row === Number(y)
}

/** Samples by prefecture, of the size that the national map has there. */
const shaking: Readonly<Record<string, number>> = {
  '01': 0.022,
  '13': 0.473,
  '14': 0.412,
  '20': 0.064,
  '26': 0.132,
  '27': 0.302,
  '28': 0.451,
  '40': 0.062,
}
const besides = 0.1

function shakingAt(position: string): number {
  const [longitude = 0, latitude = 0] = position.split(',').map(Number)
  const near = places.find((place) => Math.hypot(place.longitude - longitude, place.latitude - latitude) < 0.05)
  return shaking[near?.municipality.id.slice(0, 2) ?? ''] ?? besides
}

const collection = (features: unknown[]) => ({ type: 'FeatureCollection', features })

/** Sales of a quarter in a year: around the usual price, in an order that is always the same. */
const salesOf = ({ sold, district }: DeskPlace) =>
  [62, 55, 25, 31, 48, 70, 22].map((area, place) => ({
    PriceCategory: '不動産取引価格情報',
    Type: place % 2 === 0 ? '宅地(土地と建物)' : '中古マンション等',
    DistrictName: district,
    Area: String(area),
    TradePrice: String(Math.round((sold * area * (0.82 + place * 0.06)) / 100_000) * 100_000),
  }))

/**
 * Stand-ins for the map tiles and the address search of 国土地理院, for 不動産情報ライブラリ and for J-SHIS, in their shapes. They know the quarters of the demo; what
 * they say of these is made up, and their tiles bear the word DEMO.
 */
export function placeRoutes(app: FastifyInstance, faults: Faults): void {
  sufferFaults(app, faults, 'place', (reply) => reply.code(500).send({ error: 'internal server error' }))
  app.get<{ Querystring: { q?: string } }>('/gsi/AddressSearch', async ({ query: { q = '' } }) =>
    places
      .filter(({ quarter }) => q.startsWith(quarter))
      .map(({ quarter, longitude, latitude }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: { addressCode: '', title: quarter },
      })),
  )
  app.get<{ Params: TileQuery }>('/gsi/xyz/pale/:z/:x/:y.png', async ({ params: { z, x, y } }, reply) =>
    reply.type('image/png').send(await drawTile(Number(z), Number(x), Number(y))),
  )
  app.get<{ Querystring: { position?: string } }>(
    '/shaking/pshm/:edition/AVR/TTL_MTTL/meshinfo.geojson',
    async ({ query: { position = '' } }) => ({
      status: 'Success',
      ...collection([{ type: 'Feature', properties: { T30_I55_PS: String(shakingAt(position)) } }]),
    }),
  )
  app.get<{ Params: { id: string }; Querystring: Record<string, string> }>(
    '/land/:id',
    async ({ params: { id }, query, headers }, reply) => {
      if (headers[keyHeader] === undefined) return reply.code(401).send({ message: 'Access denied' })
      return answerOf(id, query) ?? nothing(reply)
    },
  )
}

const nothing = (reply: FastifyReply) => reply.code(404).send({ message: 'not found' })

function answerOf(id: string, query: Record<string, string>): object | null {
  const { z = '', x = '', y = '', area = '', year = '' } = query
  if (id === 'XIT002')
    return {
      status: 'OK',
      data: [...new Map(places.map(({ municipality }) => [municipality.id, municipality])).values()].filter((one) =>
        one.id.startsWith(area),
      ),
    }
  if (id === 'XIT001')
    return { status: 'OK', data: places.filter(({ municipality }) => municipality.id === area).flatMap(salesOf) }
  const here = places.filter((place) => isInTile(place, { z, x, y }))
  if (id === 'XPT002') return here.length === 0 ? null : collection(here.map((place) => pricePoint(place, year)))
  const layer = layers[id]
  const features = here.flatMap((place) => {
    const properties = layer?.(place) ?? null
    return properties === null
      ? []
      : [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [around(place)] }, properties }]
  })
  return features.length === 0 ? null : collection(features)
}

const pricePoint = ({ longitude, latitude, landPrice, district }: DeskPlace, year: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude + 0.002, latitude + 0.001] },
  properties: {
    target_year_name_ja: `${year}年`,
    location_number_ja: district,
    u_current_years_price_ja: `${landPrice.toLocaleString('ja-JP')}(円/㎡)`,
  },
})
