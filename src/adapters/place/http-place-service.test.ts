import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpPlaceService } from './http-place-service.ts'
import { PlaceServiceUnavailable, type PlaceService } from './place.ts'

const point = { latitude: 35.6438, longitude: 139.6719 }
const around = [
  [139.6, 35.6],
  [139.7, 35.6],
  [139.7, 35.7],
  [139.6, 35.7],
  [139.6, 35.6],
]
const area = (properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [around] },
  properties,
})
const sale = (type: string, price: string, quarter = '三軒茶屋') => ({
  Type: type,
  DistrictName: quarter,
  TradePrice: price,
  Area: '50',
})

/** What the library says, by the number of the interface and, of prices, the year. */
const answers: Readonly<Record<string, object>> = {
  XKT026: { features: [area({ A31a_205: 2 }), area({ A31a_205: 4 }), area({ A31a_205: 1 })] },
  XKT029: { features: [area({ A33_001: 1, A33_002: 1 }), area({ A33_001: 2, A33_002: 2 })] },
  // Of a live answer: probabilities are texts there.
  'meshinfo.geojson': { features: [{ properties: { meshcode: '5339358823', T30_I55_PS: '0.684312' } }] },
  XKT028: { features: [area({ A40_003: '1m以上2m未満' })] },
  'XPT002 2025': {
    features: [
      {
        geometry: { type: 'Point', coordinates: [139.6719, 35.6448] },
        properties: { u_current_years_price_ja: '980,000(円/㎡)', location_number_ja: '三軒茶屋2-13' },
      },
    ],
  },
  XIT002: { data: [{ id: '13112', name: '世田谷区' }] },
  'XIT001 2025': {
    data: [
      sale('中古マンション等', '50000000'),
      sale('宅地(土地と建物)', '40000000'),
      sale('中古マンション等', '60000000'),
      sale('宅地(土地)', '5000000'),
      sale('中古マンション等', '1000000', '用賀'),
    ],
  },
}

let server: Server
let places: PlaceService
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://library.invalid')
    const id = url.pathname.split('/').at(-1) ?? ''
    const answer = answers[`${id} ${url.searchParams.get('year')}`] ?? answers[id]
    if (id.endsWith('.png')) return response.end('<html>to be back soon</html>')
    return answer === undefined ? response.writeHead(404).end() : response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  places = createHttpPlaceService({
    mapTileUrl: url,
    addressSearchUrl: url,
    landDataUrl: url,
    landDataKey: 'test',
    earthquakeDataUrl: url,
  })
})
afterAll(() => server.close())

describe('what is known of a place', () => {
  it('is the worst of what lies over it, and of the last year that is published', async () => {
    const facts = await places.factsAt(point, '東京都世田谷区三軒茶屋二丁目1番', 2026)
    expect(Object.fromEntries(facts.map(({ kind, value }) => [kind, value]))).toEqual({
      flood: '5m以上10m未満',
      storm_surge: null,
      tsunami: '1m以上2m未満',
      landslide: '土砂災害警戒区域または特別警戒区域（急傾斜地の崩壊、土石流）',
      earthquake: '30年以内に震度6弱以上：68.4％（2024年版）',
      zoning: null,
      coverage: null,
      fire_zone: null,
      land_price: '980,000円／㎡（2025年、三軒茶屋2-13、約111m）',
      deals: '3件、中央値 100万円／㎡（80万〜120万円、2025年、三軒茶屋）',
    })
  })

  it('is no page of an error in place of its map', async () => {
    await expect(places.mapTile({ z: 15, x: 1, y: 1 })).rejects.toBeInstanceOf(PlaceServiceUnavailable)
  })
})
