import { groundLine, pictureWidth, type Scene } from './scene.ts'
import { box, fill, mixColors, polygon, segment, stroke, times } from './svg.ts'

/** Town or hills: what lies behind the property. */
export type Backdrop = 'town' | 'hills'

export function skyline(scene: Scene, backdrop: Backdrop): string {
  const { light } = scene
  if (backdrop === 'hills') {
    return (
      hills(scene, 240, light.far) +
      hills(scene, 165, light.middle) +
      hills(scene, 90, mixColors(light.near, light.leafDeep, 0.55))
    )
  }
  return roofs(scene, 130, 300, light.far) + roofs(scene, 70, 200, light.middle) + litRoofs(scene, 40, 120, light.near)
}

function roofs({ random, light }: Scene, low: number, high: number, color: string): string {
  const houses: string[] = []
  const twill: string[] = []
  for (let x = -30; x < pictureWidth;) {
    const width = random.between(58, 132)
    const height = random.between(low, high)
    const top = groundLine - height
    houses.push(box(x, top, width, height))
    if (random.chance(0.35)) houses.push(box(x + width * 0.3, top - 16, width * 0.26, 18))
    if (random.chance(0.3)) houses.push(box(x + width * 0.7, top - 34, 4, 36))
    for (let y = top + 14; y < groundLine - 40; y += 17) twill.push(segment(x + 9, y, x + width - 9, y))
    x += width + random.between(-8, 22)
  }
  return fill(houses, color) + stroke(twill, light.wall, 3, { opacity: 0.1, dashes: '6 12' })
}

/** The nearest row is low and shows a few lit windows when it is dark. */
function litRoofs({ random, light }: Scene, low: number, high: number, color: string): string {
  const houses: string[] = []
  const windows: string[] = []
  for (let x = -20; x < pictureWidth;) {
    const width = random.between(64, 116)
    const top = groundLine - random.between(low, high)
    if (random.chance(0.4)) {
      houses.push(polygon([x - 8, top], [x + width / 2, top - 34], [x + width + 8, top]))
    }
    houses.push(box(x, top, width, groundLine - top))
    for (let column = 0; column < 3; column += 1) {
      if (random.chance(light.litShare)) windows.push(box(x + 12 + column * (width - 20) * 0.33, top + 14, 11, 14))
    }
    x += width + random.between(0, 26)
  }
  return fill(houses, color) + fill(windows, light.lamp, 0.8)
}

function hills({ random }: Scene, height: number, color: string): string {
  const points = times(9, (index): [number, number] => [
    index * (pictureWidth / 8),
    groundLine - height * random.between(0.55, 1.15),
  ])
  const curve = points
    .slice(1)
    .map(([x, y], index) => {
      const [previousX, previousY] = points[index] ?? [0, groundLine]
      const half = (x - previousX) / 2
      return `C${Math.round(previousX + half)} ${Math.round(previousY)} ${Math.round(x - half)} ${Math.round(y)} ${Math.round(x)} ${Math.round(y)}`
    })
    .join('')
  const [, firstY] = points[0] ?? [0, groundLine]
  return fill(`M0 ${groundLine}V${Math.round(firstY)}${curve}V${groundLine}z`, color)
}
