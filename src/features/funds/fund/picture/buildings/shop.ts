import { groundLine, type Building, type Scene } from '../scene.ts'
import { box, circlePath, fill, segment, stroke, times } from '../svg.ts'
import { twill, windows } from './windows.ts'

/** A commercial building: bands of windows above, shop fronts under a striped awning below. */
export function shop(scene: Scene): Building {
  const { light, random } = scene
  const floors = random.whole(2, 4)
  const width = random.between(540, 640)
  const left = 590 - width / 2 + random.between(-50, 50)
  const shopTop = groundLine - 156
  const top = shopTop - floors * 84 - 18
  const sideWidth = 74
  const columns = random.whole(7, 9)
  const panes = times(floors * columns, (cell) => ({
    x: left + 22 + (cell % columns) * ((width - 44) / columns) + 3,
    y: top + 26 + Math.floor(cell / columns) * 84,
    width: (width - 44) / columns - 6,
    height: 56,
  }))
  const svg = [
    fill(box(left + width, top + 22, sideWidth, groundLine - top - 22), light.wallShade),
    twill(left + width, top + 22, sideWidth, groundLine - top - 22, light.ink),
    fill(box(left, top, width, groundLine - top), light.wall),
    fill(
      times(floors, (floor) => box(left + 14, top + 18 + floor * 84, width - 28, 72)),
      light.wallDeep,
      0.5,
    ),
    windows(scene, panes, 1),
    fill(box(left - 8, top - 10, width + 16, 14), light.ink),
    rooftopGarden(scene, left, width, top),
    projectingSign(scene, left + width + 10, top + 60, floors),
    shopFronts(scene, left + 14, width - 28, shopTop + 34),
    awning(scene, left - 4, width + 8, shopTop),
  ].join('')
  return { svg, left, right: left + width + sideWidth }
}

function rooftopGarden({ light, random }: Scene, left: number, width: number, top: number): string {
  const bushes = times(9, () => circlePath(left + random.between(40, width - 40), top - 16, random.between(10, 18)))
  const rail = times(22, (index) =>
    segment(left + 10 + index * ((width - 20) / 21), top - 34, left + 10 + index * ((width - 20) / 21), top - 10),
  )
  return (
    fill(bushes, light.leaf) +
    stroke([...rail, segment(left + 10, top - 34, left + width - 10, top - 34)], light.ink, 2, { opacity: 0.6 })
  )
}

function projectingSign({ light, random }: Scene, x: number, y: number, floors: number): string {
  const colors = ['#1E416F', '#A83A48', '#7F5610', '#1F7A55'] as const
  return times(floors, (index) => {
    const top = y + index * 62
    return [
      fill(box(x, top, 42, 52), random.pick([...colors])),
      stroke([circlePath(x + 21, top + 20, 9), segment(x + 10, top + 40, x + 32, top + 40)], '#FBF8F1', 3),
      fill([box(x - 10, top + 8, 10, 4), box(x - 10, top + 40, 10, 4)], light.ink),
    ].join('')
  }).join('')
}

function shopFronts({ light, random }: Scene, left: number, width: number, top: number): string {
  const fronts = 3
  const frontWidth = width / fronts
  const height = groundLine - top
  const goods = times(fronts * 7, (index) => {
    const x = left + Math.floor(index / 7) * frontWidth + 20 + (index % 7) * ((frontWidth - 60) / 6)
    const size = random.between(12, 26)
    return random.chance(0.5)
      ? circlePath(x + 6, groundLine - 34 - size / 2, size / 2)
      : box(x, groundLine - 34 - size, size * 0.8, size)
  })
  const pendants = times(fronts * 3, (index) => left + (index + 0.5) * (width / (fronts * 3)))
  return [
    fill(box(left, top, width, height), light.lamp, light.litShare > 0.3 ? 1 : 0.75),
    fill(box(left, groundLine - 34, width, 34), light.ink, 0.82),
    fill(
      goods.filter((_, index) => index % 3 === 0),
      '#A83A48',
      0.75,
    ),
    fill(
      goods.filter((_, index) => index % 3 === 1),
      light.ink,
      0.8,
    ),
    fill(
      goods.filter((_, index) => index % 3 === 2),
      light.leafDeep,
      0.9,
    ),
    stroke(
      pendants.map((x) => segment(x, top, x, top + 18)),
      light.ink,
      2,
    ),
    fill(
      pendants.map((x) => circlePath(x, top + 22, 7)),
      '#FFF6DE',
    ),
    fill(
      times(fronts + 1, (index) => box(left + index * frontWidth - 5, top, 10, height)),
      light.ink,
    ),
    fill(box(left + frontWidth * 1.36, top + 12, frontWidth * 0.28, height - 12), light.glass, 0.9),
    stroke(segment(left + frontWidth * 1.58, top + 52, left + frontWidth * 1.58, top + 76), light.wall, 3),
  ].join('')
}

function awning({ light, random }: Scene, left: number, width: number, top: number): string {
  const stripes = 18
  const stripe = width / stripes
  const cloth = random.pick(['#1E416F', '#A83A48', '#3F7A5B', '#7F5610'])
  const piece = (index: number) => {
    const x = Math.round(left + index * stripe)
    const w = Math.round(stripe + 1)
    return `M${x} ${top}h${w}v40q${-w / 2} 14 ${-w} 0z`
  }
  return [
    fill(
      times(stripes, piece).filter((_, index) => index % 2 === 0),
      cloth,
    ),
    fill(
      times(stripes, piece).filter((_, index) => index % 2 === 1),
      light.wall,
    ),
    fill(box(left - 6, top - 8, width + 12, 10), light.ink),
  ].join('')
}
