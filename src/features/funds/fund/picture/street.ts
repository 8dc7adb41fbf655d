import { groundLine, pictureHeight, pictureWidth, type Building, type Scene } from './scene.ts'
import { box, circlePath, fill, segment, stroke, times } from './svg.ts'

/** Pavement and street, stitched like cloth. */
export function street({ light, random }: Scene): string {
  const kerb = groundLine + 46
  const joints = times(18, (index) => segment(index * 70 - 20, groundLine + 2, index * 70 - 44, kerb))
  const stitches = times(5, (index) => {
    const y = kerb + 22 + index * 26
    return stroke(segment(0, y, pictureWidth, y), light.ink, 1.6, {
      opacity: 0.12,
      dashes: `${Math.round(random.between(8, 22))} ${Math.round(random.between(6, 14))}`,
    })
  })
  return [
    fill(box(0, groundLine, pictureWidth, pictureHeight - groundLine), light.street),
    fill(box(0, groundLine, pictureWidth, kerb - groundLine), light.pavement),
    stroke(joints, light.ink, 1.4, { opacity: 0.1 }),
    fill(box(0, kerb, pictureWidth, 5), light.ink, 0.14),
    ...stitches,
  ].join('')
}

/** Trees, shrubs and a lamp, left and right of the building. */
export function greenery(scene: Scene, building: Building): string {
  const { random, light } = scene
  const spots = [
    ...times(3, () => random.between(20, Math.max(40, building.left - 46))),
    ...times(3, () => random.between(Math.min(1160, building.right + 46), 1180)),
  ]
  const trees = spots.map((x) => tree(scene, x, groundLine + random.between(2, 16), random.between(30, 58)))
  const hedges = [building.left - 30, building.right + 30].map((x) => hedge(scene, x))
  const lampX = random.chance(0.5) ? building.left - 84 : building.right + 84
  return [...trees, ...hedges, lamp(light.ink, light.lamp, light.litShare > 0.3, lampX)].join('')
}

function tree({ light, random }: Scene, x: number, foot: number, radius: number): string {
  const top = foot - radius * 2.1
  const crown = [
    fill(
      [
        circlePath(x, top, radius),
        circlePath(x - radius * 0.55, top + radius * 0.45, radius * 0.66),
        circlePath(x + radius * 0.6, top + radius * 0.4, radius * 0.6),
      ],
      light.leafDeep,
    ),
    fill([circlePath(x - radius * 0.12, top - radius * 0.1, radius * 0.8)], light.leaf),
  ]
  const windings = times(4, (ring) => circlePath(x - radius * 0.12, top - radius * 0.1, radius * (0.2 + ring * 0.17)))
  const trunk = fill([box(x - 3.5, top + radius * 0.5, 7, foot - top - radius * 0.5)], light.ink, 0.75)
  return (
    trunk + crown.join('') + stroke(windings, '#fff', 1.6, { opacity: random.between(0.14, 0.24) > 0.2 ? 0.24 : 0.16 })
  )
}

function hedge({ light }: Scene, x: number): string {
  const balls = times(4, (index) => circlePath(x - 30 + index * 20, groundLine + 2, 17))
  return (
    fill(balls, light.leafDeep) +
    fill(balls.slice(1, 3), light.leaf, 0.6) +
    fill(box(x - 50, groundLine + 8, 100, 12), light.wallDeep)
  )
}

function lamp(ink: string, glow: string, lit: boolean, x: number): string {
  const top = groundLine - 150
  const halo = lit
    ? fill(circlePath(x + 22, top + 12, 52), glow, 0.18) + fill(circlePath(x + 22, top + 12, 26), glow, 0.28)
    : ''
  return [
    halo,
    stroke(`M${Math.round(x)} ${groundLine + 20}V${top + 14}q0 -16 16 -16h8`, ink, 5),
    fill(circlePath(x + 24, top + 6, 9), lit ? glow : ink, lit ? 1 : 0.6),
  ].join('')
}
