import { groundLine, type Building, type Scene } from '../scene.ts'
import { box, fill, polygon, segment, stroke, times } from '../svg.ts'
import { windows } from './windows.ts'

/** An office building with a glass front, a stone core and a double-height entrance. */
export function office(scene: Scene): Building {
  const { light, random } = scene
  const floors = random.whole(6, 8)
  const columns = random.whole(6, 7)
  const floorHeight = 50
  const columnWidth = 62
  const width = columns * columnWidth
  const left = 560 - width / 2 + random.between(-60, 50)
  const lobbyTop = groundLine - 98
  const top = lobbyTop - floors * floorHeight
  const coreWidth = 118
  const panes = times(floors * columns, (cell) => ({
    x: left + (cell % columns) * columnWidth + 3,
    y: top + Math.floor(cell / columns) * floorHeight + 5,
    width: columnWidth - 6,
    height: floorHeight - 10,
  }))
  const svg = [
    stoneCore(scene, left + width, top - 34, coreWidth),
    fill(box(left, top, width, groundLine - top), light.wallDeep),
    windows(scene, panes, 1),
    fill(
      polygon(
        [left + width * 0.5, top],
        [left + width * 0.68, top],
        [left + width * 0.2, lobbyTop],
        [left, lobbyTop],
        [left, lobbyTop - 40],
      ),
      '#FFFFFF',
      0.1,
    ),
    fill(
      times(floors + 1, (floor) => box(left - 6, top + floor * floorHeight - 4, width + 12, 8)),
      light.wall,
    ),
    fill(box(left - 10, top - 18, width + 20, 14), light.ink),
    entranceHall(scene, left, width, lobbyTop),
    stroke(
      [segment(left + 40, top - 18, left + 40, top - 64), segment(left + 70, top - 18, left + 70, top - 44)],
      light.ink,
      3,
    ),
  ].join('')
  return { svg, left, right: left + width + coreWidth }
}

function stoneCore({ light, random }: Scene, x: number, top: number, width: number): string {
  const rows = Math.floor((groundLine - top) / 24)
  const joints = times(rows, (row) => segment(x, top + row * 24, x + width, top + row * 24))
  const uprights = times(rows * 2, (index) => {
    const row = Math.floor(index / 2)
    const offset = ((row % 2) * 0.25 + (index % 2) * 0.5 + 0.12) * width
    return segment(x + offset, top + row * 24, x + offset, top + row * 24 + 24)
  })
  const slots = times(rows - 6, (row) => box(x + width * 0.72, top + 40 + row * 24, 10, 15))
  return [
    fill(box(x, top, width, groundLine - top), light.wallShade),
    stroke([...joints, ...uprights], light.ink, 1.3, { opacity: 0.16 }),
    fill(
      slots.filter(() => random.chance(0.8)),
      light.litShare > 0.3 ? light.lamp : light.glass,
      0.9,
    ),
    fill(box(x - 6, top - 10, width + 12, 12), light.ink),
  ].join('')
}

function entranceHall({ light }: Scene, left: number, width: number, top: number): string {
  const doorLeft = left + width * 0.38
  return [
    fill(
      box(left + 18, top + 4, width - 18, groundLine - top - 4),
      light.litShare > 0.3 ? light.lamp : light.glassShine,
    ),
    fill([box(left + 18 + width * 0.62, groundLine - 46, 90, 46)], light.ink, 0.6),
    fill(
      times(6, (index) => box(left + index * ((width - 14) / 5), top, 14, groundLine - top)),
      light.wall,
    ),
    fill(
      [box(doorLeft, top + 24, 54, groundLine - top - 24), box(doorLeft + 58, top + 24, 54, groundLine - top - 24)],
      light.ink,
      0.85,
    ),
    fill(
      [box(doorLeft + 6, top + 30, 42, groundLine - top - 36), box(doorLeft + 64, top + 30, 42, groundLine - top - 36)],
      light.lamp,
      0.9,
    ),
    fill(box(doorLeft - 26, top + 12, 164, 10), light.ink),
    fill(box(left - 14, groundLine - 5, width + 30, 10), light.wallShade),
  ].join('')
}
