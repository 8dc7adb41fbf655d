import type { Scene } from './scene.ts'
import { pictureHeight, pictureWidth } from './scene.ts'
import { box, circlePath, fill, segment, stroke, times } from './svg.ts'
import { mapThread } from './thread.ts'

/** The neighbourhood as a woven map: blocks, streets, water, a park, a railway, walking rings around the property. */
export function surroundingsMap(scene: Scene): string {
  const { light, random } = scene
  const [x, y] = [random.between(470, 730), random.between(390, 450)]
  const tilt = Math.round(random.between(-14, 14))
  const dark = light.litShare > 0.3
  const ground = dark ? '#1B3357' : '#F4EFE3'
  return [
    fill(box(0, 0, pictureWidth, pictureHeight), ground),
    `<g transform="rotate(${tilt} 600 400)">${blocks(scene, dark)}${railway(scene, dark)}</g>`,
    river(scene, dark),
    park(scene, random.chance(0.5) ? x - 330 : x + 230, y - 120),
    walkingRings(x, y, dark ? '#DAE4EF' : '#1E416F'),
    mapThread(light.thread, x, y),
    pin(x, y),
  ].join('')
}

function blocks({ random }: Scene, dark: boolean): string {
  const colors = dark ? ['#274670', '#2F5080', '#223D64'] : ['#E5DCC9', '#DAE4EF', '#EBE2D0']
  const groups: string[][] = [[], [], []]
  for (let blockY = -190; blockY < 1000;) {
    const height = random.between(62, 104)
    for (let blockX = -240; blockX < 1460;) {
      const width = random.between(70, 168)
      const houses = random.whole(1, 3)
      times(houses, (house) =>
        groups[random.whole(0, 2)]?.push(box(blockX + (house * width) / houses, blockY, width / houses - 5, height)),
      )
      blockX += width + (random.chance(0.22) ? 34 : 15)
    }
    blockY += height + (random.chance(0.28) ? 36 : 16)
  }
  return groups.map((group, index) => fill(group, colors[index] ?? '#E5DCC9')).join('')
}

function railway({ random }: Scene, dark: boolean): string {
  const y = random.between(130, 230)
  const station = random.between(300, 900)
  const line = segment(-260, y, 1480, y)
  const [ink, paper] = dark ? ['#0A1628', '#7FA3C6'] : ['#434A54', '#FFFFFF']
  return [
    fill(box(-260, y - 16, 1760, 32), dark ? '#1B3357' : '#F4EFE3'),
    stroke(line, ink, 11),
    stroke(line, paper, 6, { dashes: '26 26' }),
    fill(box(station - 62, y - 22, 124, 44), dark ? '#DAE4EF' : '#1E416F'),
    stroke(segment(station - 34, y, station + 34, y), dark ? '#1E416F' : '#FFFFFF', 6, { dashes: '2 15' }),
  ].join('')
}

function river({ random }: Scene, dark: boolean): string {
  const start = random.between(520, 590)
  const path = `M-20 ${Math.round(start)}C260 ${Math.round(start - 90)} 380 ${Math.round(start + 110)} 640 ${Math.round(start + 70)}S1010 ${Math.round(start - 40)} 1220 ${Math.round(start + 60)}`
  const water = dark ? '#3E6A9E' : '#A9C6DE'
  return [
    `<path fill="none" stroke="${dark ? '#1B3357' : '#F4EFE3'}" stroke-width="76" d="${path}"/>`,
    `<path fill="none" stroke="${water}" stroke-width="56" d="${path}"/>`,
    stroke(path, '#FFFFFF', 2, { opacity: 0.5, dashes: '22 16' }),
  ].join('')
}

function park({ light, random }: Scene, x: number, y: number): string {
  const trees = times(
    13,
    () => [x + random.between(16, 154), y + random.between(16, 104), random.between(11, 20)] as const,
  )
  return [
    fill(
      `M${Math.round(x)} ${Math.round(y + 20)}q0 -20 20 -20h130q20 0 20 20v80q0 20 -20 20h-130q-20 0 -20 -20z`,
      light.leaf,
      0.45,
    ),
    fill(
      trees.map(([treeX, treeY, radius]) => circlePath(treeX, treeY, radius)),
      light.leafDeep,
      0.85,
    ),
    stroke(
      trees.map(([treeX, treeY, radius]) => circlePath(treeX, treeY, radius * 0.55)),
      '#FFFFFF',
      1.5,
      { opacity: 0.3 },
    ),
  ].join('')
}

function walkingRings(x: number, y: number, color: string): string {
  return (
    fill(circlePath(x, y, 120), color, 0.1) +
    stroke(
      [120, 200, 290].map((radius) => circlePath(x, y, radius)),
      color,
      2.4,
      { opacity: 0.45, dashes: '4 9' },
    )
  )
}

function pin(x: number, y: number): string {
  const [cx, cy] = [Math.round(x), Math.round(y)]
  return [
    `<path fill="#1E416F" stroke="#FFFFFF" stroke-width="5" d="M${cx} ${cy}c-12 -26 -40 -44 -40 -76a40 40 0 1 1 80 0c0 32 -28 50 -40 76z"/>`,
    fill(circlePath(cx, cy - 76, 17), '#FFFFFF'),
    stroke(circlePath(cx, cy - 76, 8), '#A83A48', 4),
  ].join('')
}
