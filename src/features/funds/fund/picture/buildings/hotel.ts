import { groundLine, type Building, type Scene } from '../scene.ts'
import { box, circlePath, fill, segment, stroke, times } from '../svg.ts'
import { twill, windows } from './windows.ts'

/** A town hotel: a tower with vertical fins over a lower wing with a bright lobby. */
export function hotel(scene: Scene): Building {
  const { light, random } = scene
  const floors = random.whole(9, 11)
  const bays = random.whole(4, 5)
  const bayWidth = 66
  const width = bays * bayWidth
  const floorHeight = 40
  const wing = random.between(230, 290)
  const left = 470 + random.between(-60, 40)
  const lobbyTop = groundLine - 104
  const top = lobbyTop - floors * floorHeight - 14
  const panes = times(floors * bays, (cell) => ({
    x: left + (cell % bays) * bayWidth + 14,
    y: top + 18 + Math.floor(cell / bays) * floorHeight,
    width: bayWidth - 28,
    height: floorHeight - 13,
  }))
  const wingLeft = left + width
  const svg = [
    fill(box(wingLeft, lobbyTop - 92, wing, groundLine - lobbyTop + 92), light.wallShade),
    twill(wingLeft, lobbyTop - 92, wing, 40, light.ink),
    windows(
      scene,
      times(5, (index) => ({
        x: wingLeft + 20 + index * ((wing - 30) / 5),
        y: lobbyTop - 72,
        width: (wing - 30) / 5 - 12,
        height: 48,
      })),
      1,
    ),
    terrace(scene, wingLeft, wing, lobbyTop - 92),
    fill(box(left, top, width, groundLine - top), light.wall),
    windows(scene, panes, 1),
    fill(
      times(bays + 1, (index) => box(left + index * bayWidth - 5, top - 16, 10, lobbyTop - top + 16)),
      light.ink,
      0.9,
    ),
    fill(
      times(floors, (floor) => box(left, top + 10 + floor * floorHeight, width, 3)),
      light.wallDeep,
    ),
    fill(box(left - 12, top - 22, width + 24, 12), light.ink),
    lobby(scene, left, width + wing, lobbyTop),
    sign(scene, left - 40, top + 60),
  ].join('')
  return { svg, left: left - 40, right: wingLeft + wing }
}

function terrace({ light, random }: Scene, left: number, width: number, floor: number): string {
  const bushes = times(6, (index) =>
    circlePath(left + 34 + index * ((width - 50) / 5.4), floor - 12, random.between(10, 17)),
  )
  return [
    fill(bushes, light.leaf),
    stroke(
      [
        segment(left + 4, floor - 30, left + width - 4, floor - 30),
        ...times(12, (index) =>
          segment(left + 4 + index * ((width - 8) / 11), floor - 30, left + 4 + index * ((width - 8) / 11), floor),
        ),
      ],
      light.ink,
      2,
      { opacity: 0.6 },
    ),
    fill(box(left - 4, floor - 4, width + 12, 9), light.ink),
  ].join('')
}

function lobby({ light }: Scene, left: number, width: number, top: number): string {
  const columns = 9
  const step = width / columns
  const pendants = times(columns, (index) => left + step * (index + 0.5))
  return [
    fill(box(left, top, width, groundLine - top), light.lamp, light.litShare > 0.3 ? 1 : 0.7),
    fill(
      pendants.filter((_, index) => index % 2 === 0).map((x) => circlePath(x, groundLine - 22, 17)),
      light.leafDeep,
      0.75,
    ),
    fill([box(left + step * 5.2, groundLine - 44, step * 2.2, 44)], light.ink, 0.7),
    stroke(
      pendants.map((x) => segment(x, top, x, top + 20)),
      light.ink,
      2,
      { opacity: 0.7 },
    ),
    fill(
      pendants.map((x) => circlePath(x, top + 24, 6)),
      '#FFF8E8',
    ),
    fill(
      times(columns + 1, (index) => box(left + index * step - 3, top, 6, groundLine - top)),
      light.ink,
    ),
    fill([box(left - 26, top - 12, width + 52, 14), box(left + step * 3.6, top - 22, step * 2.2, 12)], light.ink),
  ].join('')
}

function sign({ light }: Scene, x: number, y: number): string {
  const lit = light.litShare > 0.3
  return [
    fill(box(x, y, 34, 150), lit ? light.lamp : '#1E416F'),
    stroke(
      [
        circlePath(x + 17, y + 26, 10),
        ...times(4, (index) => segment(x + 9, y + 58 + index * 22, x + 25, y + 58 + index * 22)),
      ],
      lit ? light.ink : '#FBF8F1',
      3.4,
    ),
    fill([box(x + 34, y + 16, 8, 5), box(x + 34, y + 126, 8, 5)], light.ink),
  ].join('')
}
