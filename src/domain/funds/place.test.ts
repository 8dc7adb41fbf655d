import { describe, expect, it } from 'vitest'
import { japanDate } from '../calendar.ts'
import { isInJapan, isOutdated, isWithin, mapTiles, metresBetween, shownPoint, tilePosition } from './place.ts'

const station = { latitude: 35.681236, longitude: 139.767125 }

describe('a place on the map', () => {
  it('stands in the tile that every map of this kind has it in', () => {
    const { x, y } = tilePosition(station, 15)
    expect([Math.floor(x), Math.floor(y)]).toEqual([29_105, 12_903])
  })

  it('is shown within 50 metres of itself, wherever in Japan, and names one point for all houses near', () => {
    for (const latitude of [24.34, 33.59, 35.681236, 43.06, 45.5]) {
      const point = { latitude, longitude: station.longitude }
      expect(metresBetween(point, shownPoint(point))).toBeLessThanOrEqual(36)
    }
    const near = { ...station, latitude: station.latitude + 0.00001 }
    expect(shownPoint(near)).toEqual(shownPoint(station))
    expect(shownPoint(station)).not.toEqual(station)
  })

  it.each([
    [station, true],
    [{ latitude: 139.767125, longitude: 35.681236 }, false],
    [{ latitude: 51.5, longitude: -0.1 }, false],
  ])('%o in Japan: %s', (point, expected) => expect(isInJapan(point)).toBe(expected))
})

describe('an area', () => {
  const square: [number, number][] = [
    [139, 35],
    [140, 35],
    [140, 36],
    [139, 36],
    [139, 35],
  ]
  const hole: [number, number][] = [
    [139.7, 35.6],
    [139.8, 35.6],
    [139.8, 35.7],
    [139.7, 35.7],
    [139.7, 35.6],
  ]
  it.each([
    ['inside', station, [square], true],
    ['in its hole', station, [square, hole], false],
    ['beside it', { latitude: 36.5, longitude: 139.5 }, [square], false],
    ['west of it', { latitude: 35.5, longitude: 138.9 }, [square], false],
    ['no area at all', station, [], false],
  ])('%s', (_what, point, rings, expected) => expect(isWithin(point, rings)).toBe(expected))
})

it('has map around it on every side', () => {
  const tiles = mapTiles(station)
  const { x, y } = tilePosition(station, 15)
  expect(tiles).toHaveLength(15)
  expect(tiles).toContainEqual({ x: Math.floor(x), y: Math.floor(y) })
  expect(Math.max(...tiles.map((tile) => tile.x)) - Math.min(...tiles.map((tile) => tile.x))).toBe(4)
})

describe('what was read of a place', () => {
  it.each([
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2027-11-28', false],
  ])('on %s has to be read again on 28 November 2027: %s', (readOn, expected) =>
    expect(isOutdated(japanDate(readOn), japanDate('2027-11-28'))).toBe(expected),
  )
})
