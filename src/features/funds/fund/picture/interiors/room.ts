import { pictureHeight, pictureWidth, type PropertyKind, type Scene } from '../scene.ts'
import { box, circlePath, fill, segment, stroke, times } from '../svg.ts'
import { bedroomFurniture, livingFurniture, storeFurniture, workplaceFurniture } from './furniture.ts'
import { tatamiRoom } from './tatami-room.ts'
import { windowView } from './window-view.ts'

const floorLine = 560

/** The inside that belongs to a kind of property. */
export function room(scene: Scene, kind: Exclude<PropertyKind, 'land'>): string {
  if (kind === 'machiya') return tatamiRoom(scene)
  const windowLeft = scene.random.between(150, 420)
  const furniture = {
    mansion: livingFurniture,
    apartment: livingFurniture,
    hotel: bedroomFurniture,
    office: workplaceFurniture,
    shop: storeFurniture,
  }[kind]
  return [
    shell(scene),
    kind === 'shop' ? '' : windowView(scene, windowLeft, 110, 560, 300, 4),
    kind === 'shop' || kind === 'office' ? '' : curtains(scene, windowLeft, 560),
    furniture(scene),
    pendantLamps(scene),
  ].join('')
}

function shell({ light }: Scene): string {
  const boards = times(9, (index) =>
    segment(0, floorLine + 10 + index * index * 4, pictureWidth, floorLine + 10 + index * index * 4),
  )
  const joints = times(13, (index) =>
    segment(600 + (index - 6) * 70, floorLine, 600 + (index - 6) * 190, pictureHeight),
  )
  const weave = times(23, (index) => segment(0, 24 + index * 24, pictureWidth, 24 + index * 24))
  return [
    fill(box(0, 0, pictureWidth, floorLine), light.wallShade),
    stroke(weave, light.wall, 2, { opacity: 0.35, dashes: '3 9' }),
    fill(box(0, floorLine, pictureWidth, pictureHeight - floorLine), light.wallDeep),
    stroke(boards, light.ink, 1.6, { opacity: 0.16 }),
    stroke(joints, light.ink, 1.4, { opacity: 0.12 }),
    fill(box(0, floorLine - 12, pictureWidth, 14), light.wall),
  ].join('')
}

function curtains({ light, random }: Scene, left: number, width: number): string {
  const cloth = random.pick(['#8FA9C4', '#B9A98A', '#8DA895', '#B98F8A'])
  const drape = (x: number) =>
    [
      fill(box(x, 84, 74, floorLine - 100), cloth, 0.9),
      stroke(
        times(6, (fold) => segment(x + 8 + fold * 12, 90, x + 8 + fold * 12, floorLine - 20)),
        light.ink,
        2,
        { opacity: 0.18 },
      ),
    ].join('')
  return drape(left - 62) + drape(left + width - 12) + fill(box(left - 84, 76, width + 168, 9), light.ink)
}

function pendantLamps({ light, random }: Scene): string {
  const first = random.between(560, 760)
  return times(3, (index) => {
    const x = first + index * 96
    const drop = 120 + (index % 2) * 34
    return [
      stroke(segment(x, 0, x, drop), light.ink, 3),
      fill(circlePath(x, drop + 26, 64), light.lamp, 0.16),
      fill(`M${Math.round(x - 28)} ${drop + 30}q28 -54 56 0z`, light.ink),
      fill(circlePath(x, drop + 32, 9), light.lamp),
    ].join('')
  }).join('')
}
