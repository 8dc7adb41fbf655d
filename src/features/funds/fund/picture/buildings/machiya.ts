import { groundLine, type Building, type Scene } from '../scene.ts'
import { box, circlePath, fill, polygon, segment, stroke, times } from '../svg.ts'

/** A Kyoto town house: tiled roofs, latticed windows, a door curtain, a lantern. */
export function machiya(scene: Scene): Building {
  const { light, random } = scene
  const width = random.between(600, 720)
  const left = 600 - width / 2 + random.between(-50, 50)
  const right = left + width
  const ridge = groundLine - random.between(318, 352)
  const eaves = ridge + 84
  const lowerRoof = groundLine - 168

  const svg = [
    fill(box(left + 8, eaves - 4, width - 16, groundLine - eaves + 4), light.wallShade),
    fill(box(left + 22, eaves + 12, width - 44, lowerRoof - eaves - 36), light.wall),
    insectCageWindows(scene, left, width, eaves, lowerRoof),
    roof(scene, left - 52, right + 52, left + 26, right - 26, ridge, eaves),
    roof(scene, left - 40, right + 40, left + 4, right - 4, lowerRoof - 32, lowerRoof + 4),
    groundFloor(scene, left + 22, width - 44, lowerRoof + 14),
  ].join('')
  return { svg, left: left - 30, right: right + 30 }
}

/** A tiled roof: a slope of rows, round end tiles along the eaves, a ridge. */
function roof(
  { light }: Scene,
  x1: number,
  x2: number,
  top1: number,
  top2: number,
  top: number,
  bottom: number,
): string {
  const rows = times(34, (index) => {
    const share = index / 33
    return segment(top1 + (top2 - top1) * share, top + 2, x1 + (x2 - x1) * share, bottom - 2)
  })
  const courses = times(3, (index) => {
    const share = (index + 1) / 4
    return segment(
      top1 + (x1 - top1) * share,
      top + (bottom - top) * share,
      top2 + (x2 - top2) * share,
      top + (bottom - top) * share,
    )
  })
  const ends = times(Math.floor((x2 - x1) / 17), (index) => circlePath(x1 + 9 + index * 17, bottom + 2, 5))
  return [
    fill(polygon([x1, bottom], [top1, top], [top2, top], [x2, bottom]), light.ink),
    stroke(rows, light.wall, 2, { opacity: 0.2 }),
    stroke(courses, light.wall, 1.6, { opacity: 0.14 }),
    fill(box(top1 - 8, top - 9, top2 - top1 + 16, 12), light.ink),
    fill(ends, light.ink),
    fill(box(x1 + 14, bottom + 6, x2 - x1 - 28, 8), light.ink, 0.28),
  ].join('')
}

/** The low slatted windows under the upper roof (虫籠窓). */
function insectCageWindows(
  { light, random }: Scene,
  left: number,
  width: number,
  eaves: number,
  lowerRoof: number,
): string {
  const count = 4
  const windowWidth = (width - 120) / count - 26
  const height = lowerRoof - eaves - 66
  const openings = times(count, (index) => left + 62 + index * (windowWidth + 26))
  const lit = openings.filter(() => random.chance(light.litShare))
  return [
    fill(
      openings.map((x) => box(x, eaves + 26, windowWidth, height)),
      light.glass,
    ),
    fill(
      lit.map((x) => box(x, eaves + 26, windowWidth, height)),
      light.lamp,
    ),
    fill(
      openings.flatMap((x) =>
        times(9, (slat) => box(x + 3 + slat * (windowWidth / 9), eaves + 26, windowWidth / 16, height)),
      ),
      light.wallShade,
    ),
  ].join('')
}

function groundFloor(scene: Scene, left: number, width: number, top: number): string {
  const { light, random } = scene
  const bays = 5
  const door = random.whole(1, 3)
  const bayWidth = width / bays
  const height = groundLine - top
  const glow = light.litShare > 0.3 ? light.lamp : light.glass
  const parts = times(bays, (bay) => {
    const x = left + bay * bayWidth + 7
    const inner = bayWidth - 14
    return bay === door ? doorway(scene, x, inner, top) : lattice(scene, x, inner, top, height, glow)
  })
  const pillars = times(bays + 1, (index) => box(left + index * bayWidth - 5, top - 6, 10, height + 6))
  return parts.join('') + fill(pillars, light.ink) + lantern(scene, left + door * bayWidth - 2, top + 34)
}

function lattice({ light }: Scene, x: number, width: number, top: number, height: number, glow: string): string {
  const slats = times(15, (index) => box(x + index * (width / 15), top, width / 30, height - 34))
  const fence = times(
    11,
    (index) => `M${Math.round(x + 4 + index * (width / 11))} ${groundLine}q-1 -30 ${Math.round(width / 22)} -38`,
  )
  return [
    fill(box(x, top, width, height), glow, 0.75),
    fill(slats, light.ink, 0.88),
    fill([box(x, top + height * 0.36, width, 5), box(x, top, width, 5)], light.ink),
    fill(box(x, groundLine - 40, width, 40), light.wallDeep),
    stroke(fence, light.ink, 3, { opacity: 0.55 }),
  ].join('')
}

function doorway({ light, random }: Scene, x: number, width: number, top: number): string {
  const cloth = random.pick(['#1E416F', '#7F3038', '#3B5B4A', '#6A4A8C'])
  const panels = times(3, (index) => box(x - 4 + index * ((width + 8) / 3) + 1.5, top + 6, (width + 8) / 3 - 3, 62))
  const centre = x + width / 2
  return [
    fill(box(x, top, width, groundLine - top), light.lamp, 0.95),
    stroke(
      times(3, (index) => segment(x + ((index + 1) * width) / 4, top + 60, x + ((index + 1) * width) / 4, groundLine)),
      light.ink,
      4,
    ),
    fill(box(x, groundLine - 34, width, 34), light.ink, 0.7),
    fill(panels, cloth),
    stroke([circlePath(centre, top + 36, 13), segment(centre - 13, top + 36, centre + 13, top + 36)], '#FBF8F1', 3),
    fill(box(x - 10, top, width + 20, 7), light.ink),
    fill(box(x - 16, groundLine - 3, width + 32, 10), light.wallDeep),
  ].join('')
}

function lantern({ light }: Scene, x: number, y: number): string {
  const glow = light.litShare > 0.3 ? fill(circlePath(x, y + 22, 46), light.lamp, 0.28) : ''
  const ribs = times(5, (index) => segment(x - 12, y + 6 + index * 8, x + 12, y + 6 + index * 8))
  return [
    glow,
    fill(
      `M${Math.round(x - 10)} ${Math.round(y)}h20q9 22 0 44h-20q-9 -22 0 -44z`,
      light.litShare > 0.3 ? light.lamp : '#F6EBD6',
    ),
    stroke(ribs, light.ink, 1.4, { opacity: 0.5 }),
    fill([box(x - 10, y - 5, 20, 6), box(x - 10, y + 43, 20, 6)], light.ink),
  ].join('')
}
