import { groundLine, type Building, type Scene } from '../scene.ts'
import { box, circlePath, fill, polygon, segment, stroke, times } from '../svg.ts'
import { windows } from './windows.ts'

/** A two-storey wooden apartment house with an outside corridor and stairs. */
export function apartment(scene: Scene): Building {
  const { light, random } = scene
  const units = random.whole(4, 5)
  const width = units * random.between(122, 138)
  const left = 580 - width / 2 + random.between(-40, 40)
  const right = left + width
  const floorHeight = 132
  const top = groundLine - floorHeight * 2 - 26
  const unitWidth = width / units
  const cells = times(units * 2, (index) => ({
    floor: Math.floor(index / units),
    x: left + (index % units) * unitWidth,
  }))

  const panes = cells.map(({ floor, x }) => ({
    x: x + unitWidth * 0.52,
    y: top + 34 + floor * floorHeight,
    width: unitWidth * 0.36,
    height: 52,
  }))
  const doors = cells.map(({ floor, x }) =>
    box(x + unitWidth * 0.12, top + 28 + floor * floorHeight, unitWidth * 0.28, floorHeight - 40),
  )
  const doorColor = random.pick([light.ink, '#7F5610', '#4E6B58'])

  const svg = [
    fill(box(left, top, width, groundLine - top), light.wall),
    cladding(scene, left, top, width),
    roof(scene, left, right, top),
    windows(scene, panes),
    fill(
      panes.map(({ x, y, width: pane, height }) => box(x - 3, y + height, pane + 6, 5)),
      light.wallDeep,
    ),
    fill(doors, doorColor),
    fill(
      cells.map(({ floor, x }) => circlePath(x + unitWidth * 0.36, top + 80 + floor * floorHeight, 3)),
      light.lamp,
    ),
    porchLamps(
      scene,
      cells.map(({ floor, x }) => [x + unitWidth * 0.46, top + 40 + floor * floorHeight]),
    ),
    corridor(scene, left - 16, width + 32, groundLine - floorHeight),
    stairs(scene, right + 12, groundLine - floorHeight),
    bicycle(scene, left + unitWidth * 0.9, groundLine + 26),
  ].join('')
  return { svg, left: left - 20, right: right + 120 }
}

function cladding({ light }: Scene, left: number, top: number, width: number): string {
  const boards = times(16, (index) => segment(left, top + 16 + index * 17, left + width, top + 16 + index * 17))
  return stroke(boards, light.wallDeep, 1.4, { opacity: 0.55 })
}

function roof({ light }: Scene, left: number, right: number, top: number): string {
  const middle = (left + right) / 2
  const seams = times(15, (index) => {
    const x = left - 30 + ((right - left + 60) * (index + 0.5)) / 15
    return segment(middle + (x - middle) * 0.62, top - 74, x, top - 2)
  })
  return [
    fill(
      polygon(
        [left - 38, top + 4],
        [left + (middle - left) * 0.36, top - 78],
        [right - (right - middle) * 0.36, top - 78],
        [right + 38, top + 4],
      ),
      light.ink,
    ),
    stroke(seams, light.wall, 2, { opacity: 0.2 }),
    fill(box(left - 38, top + 2, right - left + 76, 9), light.wallDeep),
  ].join('')
}

function porchLamps({ light }: Scene, points: readonly (readonly number[])[]): string {
  const lit = light.litShare > 0.3
  const spots = points.map(([x = 0, y = 0]) => circlePath(x, y, 5))
  const halos = lit
    ? fill(
        points.map(([x = 0, y = 0]) => circlePath(x, y + 6, 20)),
        light.lamp,
        0.22,
      )
    : ''
  return halos + fill(spots, lit ? light.lamp : light.wallDeep)
}

function corridor({ light }: Scene, left: number, width: number, floor: number): string {
  const rails = times(Math.round(width / 13), (index) =>
    segment(left + 4 + index * 13, floor - 40, left + 4 + index * 13, floor),
  )
  const posts = times(5, (index) => box(left + 6 + index * ((width - 20) / 4), floor, 8, groundLine - floor))
  return [
    stroke(rails, light.ink, 2, { opacity: 0.55 }),
    fill([box(left, floor - 44, width, 5), box(left, floor, width, 12)], light.ink),
    fill(posts, light.ink, 0.85),
  ].join('')
}

function stairs({ light }: Scene, left: number, floor: number): string {
  const steps = times(10, (index) => box(left + index * 10, floor + 4 + index * ((groundLine - floor) / 10), 20, 6))
  return [
    fill(steps, light.ink, 0.9),
    stroke(
      [
        segment(left, floor - 42, left + 106, groundLine - 44),
        segment(left + 104, groundLine - 44, left + 104, groundLine),
      ],
      light.ink,
      4,
    ),
    stroke(segment(left, floor + 8, left + 100, groundLine), light.ink, 5),
  ].join('')
}

function bicycle({ light }: Scene, x: number, y: number): string {
  const frame = [
    segment(x, y - 16, x + 18, y - 40),
    segment(x + 18, y - 40, x + 46, y - 38),
    segment(x + 46, y - 38, x + 56, y - 16),
    segment(x + 18, y - 40, x + 28, y - 16),
    segment(x + 28, y - 16, x + 46, y - 38),
    segment(x, y - 16, x + 28, y - 16),
    segment(x + 43, y - 52, x + 56, y - 16),
    segment(x + 38, y - 53, x + 48, y - 51),
    segment(x + 12, y - 44, x + 24, y - 44),
  ]
  return (
    stroke([circlePath(x, y - 16, 16), circlePath(x + 56, y - 16, 16)], light.ink, 3, { opacity: 0.8 }) +
    stroke(frame, '#A83A48', 3)
  )
}
