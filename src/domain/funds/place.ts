import { addMonths, type JapanDate } from '../calendar.ts'

/** A point in degrees of the world geodetic system (WGS 84; the difference to JGD2011 is far below what is shown). */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What is known of a place from public data: each is a row of the same table on the page. */
export const PLACE_FACT = {
  flood: '洪水（想定最大規模）',
  storm_surge: '高潮（想定最大規模）',
  tsunami: '津波',
  landslide: '土砂災害',
  earthquake: '地震（揺れの確率）',
  zoning: '用途地域',
  coverage: '建ぺい率・容積率',
  fire_zone: '防火地域',
  land_price: '最寄りの公示地価等',
  deals: '周辺の取引価格',
} as const
export type PlaceFactKind = keyof typeof PLACE_FACT

/** Of these, that nothing was found is no all-clear: a map of the danger may not have been made. */
export const HAZARDS: readonly PlaceFactKind[] = ['flood', 'storm_surge', 'tsunami', 'landslide', 'earthquake']

const CURRENT_MONTHS = 12

/** Whether what was read of a place is older than 12 months: maps of dangers are drawn anew, and it has to be read again. */
export const isOutdated = (readOn: JapanDate, today: JapanDate): boolean => addMonths(readOn, CURRENT_MONTHS) < today

/** What is said where the public data hold nothing for the point. */
export const NO_DATA = '区域外、または未公表'

/** The depth ranks of the national data on flooding (A31a, storm surge A49, tsunami A40): https://nlftp.mlit.go.jp/ksj/ */
export const DEPTH_RANK: Readonly<Record<number, string>> = {
  1: '0.5m未満',
  2: '0.5m以上3m未満',
  3: '3m以上5m未満',
  4: '5m以上10m未満',
  5: '10m以上20m未満',
  6: '20m以上',
}

const metresOfDegree = 111_320
/** What is shown of a place names no house. */
export const SHOWN_METRES = 50

const roundTo = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6))

/** Rounded to a grid of 50 m, as the public sees it. */
export function shownPoint({ latitude, longitude }: Point): Point {
  const shown = roundTo(latitude, SHOWN_METRES / metresOfDegree)
  return {
    latitude: shown,
    longitude: roundTo(longitude, SHOWN_METRES / (metresOfDegree * Math.cos((shown * Math.PI) / 180))),
  }
}

/** Pixels of a map tile's side. */
export const TILE_SIZE = 256

/**
 * Where a point stands among the map tiles of a zoom (web Mercator): whole numbers are the tile's x and y, what is behind the point its place in it.
 * https://maps.gsi.go.jp/development/siyou.html
 */
export function tilePosition({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const tiles = 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * tiles,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles,
  }
}

/** The zoom at which the map of a place is drawn: streets have their names there. */
export const MAP_ZOOM = 15

/** The tiles around a point, row by row: the point has at least one tile above and below it, and two on either side. */
export function mapTiles(point: Point): { x: number; y: number }[] {
  const { x, y } = tilePosition(point, MAP_ZOOM)
  return [-1, 0, 1].flatMap((down) =>
    [-2, -1, 0, 1, 2].map((across) => ({ x: Math.floor(x) + across, y: Math.floor(y) + down })),
  )
}

/** Metres between two points, over the short distances of a neighbourhood. */
export function metresBetween(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * metresOfDegree
  const east = (one.longitude - other.longitude) * metresOfDegree * Math.cos((one.latitude * Math.PI) / 180)
  return Math.round(Math.hypot(north, east))
}

type Ring = readonly (readonly [longitude: number, latitude: number])[]

/** Whether a point lies in a polygon of GeoJSON (RFC 7946): in its outer ring and in none of its holes. */
export const isWithin = (point: Point, [outer, ...holes]: readonly Ring[]): boolean =>
  outer !== undefined && isInRing(point, outer) && !holes.some((hole) => isInRing(point, hole))

function isInRing({ latitude, longitude }: Point, ring: Ring): boolean {
  let isInside = false
  for (const [place, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring[place === 0 ? ring.length - 1 : place - 1] ?? [x, y]
    if (y > latitude === beforeY > latitude) continue
    if (longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) isInside = !isInside
  }
  return isInside
}

/** Degrees that can be in Japan: what was typed elsewhere is a slip. */
export const isInJapan = ({ latitude, longitude }: Point): boolean =>
  latitude >= 20 && latitude <= 46 && longitude >= 122 && longitude <= 154
