import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHttpPlaceService } from '../../src/adapters/place/http-place-service.ts'
import { mapTiles, shownPoint } from '../../src/domain/funds/place.ts'
import { loadMapTile } from '../../src/features/funds/place/load-map-tile.ts'
import { askAs } from '../support/operator-api.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// An operator asks once where a property is, and the public data say what is known of the place.

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld()
  const { url } = world.desk
  world.services.places = createHttpPlaceService({
    mapTileUrl: `${url}/gsi/xyz`,
    addressSearchUrl: `${url}/gsi`,
    landDataUrl: `${url}/land`,
    landDataKey: 'demo-land-data-key',
    earthquakeDataUrl: `${url}/shaking`,
  })
})
afterEach(() => world.desk.parts.faults.forget())
afterAll(() => world.close())

const ask = (source: string, variables: Record<string, unknown> = {}) =>
  askAs(world.services, world.maker, source, variables)

async function register(address: string): Promise<string> {
  const { id } = await ask('mutation ($input: PropertyInput!) { registerProperty(input: $input) { id } }', {
    input: {
      kind: 'building',
      address,
      building_name: '',
      lot_number: '',
      built_in: '',
      part: { name: '', area: '64.80', house_number: '', registry_number: '', ownership: 'freehold' },
    },
  })
  return id
}
const read = (id: string, point: Record<string, number> = {}) =>
  ask('mutation ($input: ReadPropertyPlaceInput!) { readPropertyPlace(input: $input) { id } }', {
    input: { property_id: id, ...point },
  })
const location = async (id: string) =>
  (
    await ask(
      'query ($id: ID!) { adminProperty(id: $id) { location { latitude longitude is_typed read_on facts { kind value } } } }',
      { id },
    )
  ).location

test('without typing: the point, hazards, zoning, prices; and the map around it from our own address', async () => {
  const id = await register('東京都台東区花川戸二丁目1番1号')
  expect(await location(id)).toBeNull()
  await read(id)
  const { facts, ...place } = await location(id)
  expect(place).toMatchObject({ latitude: 35.71414, longitude: 139.79923, is_typed: false })
  expect(Object.fromEntries(facts.map(({ kind, value }: Record<string, string>) => [kind, value]))).toEqual({
    flood: '3m以上5m未満',
    storm_surge: '0.5m以上3m未満',
    tsunami: null,
    landslide: null,
    earthquake: '30年以内に震度6弱以上：47.3％（2024年版）',
    zoning: '商業地域',
    coverage: '80％・600％',
    fire_zone: '防火地域',
    land_price: expect.stringMatching(/^1,340,000円／㎡（\d{4}年、花川戸、約\d+m）$/),
    deals: expect.stringMatching(/^7件、中央値 \d+万円／㎡（\d+万〜\d+万円、\d{4}年、花川戸）$/),
  })
  const [tile] = mapTiles(shownPoint(place))
  if (!tile) throw new Error('a point has no tiles')
  const shown = async () =>
    Buffer.from((await loadMapTile(world.services, tile, { isOperator: true })) ?? []).toString('hex')
  const png = await shown()
  expect(png).toMatch(/^89504e47/)
  expect(await loadMapTile(world.services, { x: tile.x + 100, y: tile.y }, { isOperator: true })).toBeNull()
  // Where no published fund is yet, nobody else finds out by asking for tiles.
  expect(await loadMapTile(world.services, tile, { isOperator: false })).toBeNull()
  world.desk.parts.faults.order({ target: 'place', kind: 'error', count: 100 })
  await world.database
    .updateTable('map_tile')
    .set({ read_at: new Date(0) })
    .execute()
  expect(await shown()).toBe(png)
})

test('an address that the search does not know needs a point by hand, and a slip is said beside the field', async () => {
  const id = await register('東京都台東区浅草九丁目9番9号')
  expect(await read(id)).toMatchObject({
    fields: { latitude: expect.stringContaining('住所から場所を特定できません') },
  })
  expect(await read(id, { latitude: 139.79, longitude: 35.71 })).toMatchObject({
    fields: { latitude: expect.stringContaining('日本国内') },
  })
  expect(await location(id)).toBeNull()
  expect(await read(id, { latitude: 35.71 })).toMatchObject({ fields: { latitude: expect.any(String) } })
  await read(id, { latitude: 35.7141, longitude: 139.7993 })
  expect(await location(id)).toMatchObject({ latitude: 35.7141, is_typed: true })
})

test('while the service does not answer nothing is kept, and the earlier reading stays', async () => {
  const id = await register('東京都大田区蒲田本町一丁目1番1号')
  await read(id)
  const before = await location(id)
  world.desk.parts.faults.order({ target: 'place', kind: 'error', count: 1 })
  expect(await read(id)).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await location(id)).toEqual(before)
})
