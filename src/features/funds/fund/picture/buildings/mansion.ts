import { groundLine, type Building, type Scene } from '../scene.ts'
import { box, circlePath, fill, railing, segment, stroke, times } from '../svg.ts'
import { twill, windows } from './windows.ts'

/** A concrete apartment house: balconies with railings and plants, a stair tower, a canopied entrance. */
export function mansion(scene: Scene): Building {
  const { light, random } = scene
  const floors = random.whole(6, 9)
  const bays = random.whole(4, 6)
  const floorHeight = Math.min(60, 470 / floors)
  const width = bays * random.between(88, 100)
  const left = 600 - width * 0.56 + random.between(-60, 60)
  const top = groundLine - floors * floorHeight - 40
  const towerLeft = left + width
  const towerWidth = width * 0.2
  const bayWidth = width / bays
  const entranceBay = random.whole(1, bays - 2)

  const panes = times(floors * bays, (cell) => ({ floor: Math.floor(cell / bays), bay: cell % bays }))
    .filter(({ floor, bay }) => floor < floors - 1 || bay !== entranceBay)
    .map(({ floor, bay }) => ({
      x: left + bay * bayWidth + bayWidth * 0.13,
      y: top + 22 + floor * floorHeight,
      width: bayWidth * 0.74,
      height: floorHeight * 0.6,
    }))

  const svg = [
    fill([box(left + width * 0.16, top - 50, width * 0.2, 42), box(towerLeft + 14, top - 6, 26, 18)], light.wallDeep),
    stroke(
      [
        segment(left + width * 0.22, top - 50, left + width * 0.22, top - 96),
        segment(left + width * 0.2, top - 84, left + width * 0.24, top - 84),
      ],
      light.ink,
      3,
    ),
    fill(box(towerLeft, top + 26, towerWidth, groundLine - top - 26), light.wallShade),
    twill(towerLeft, top + 26, towerWidth, groundLine - top - 26, light.ink),
    stairWindows(scene, towerLeft + towerWidth * 0.38, top + 60, floors, floorHeight),
    fill(box(left, top, width, groundLine - top), light.wall),
    fill(box(left, groundLine - 34, width + towerWidth, 34), light.wallDeep),
    windows(scene, panes),
    balconies(scene, left, top, bays, floors, bayWidth, floorHeight, entranceBay),
    fill(box(left - 10, top - 10, width + 20, 14), light.ink),
    entrance(scene, left + entranceBay * bayWidth, bayWidth, floorHeight),
  ].join('')
  return { svg, left, right: towerLeft + towerWidth }
}

function stairWindows({ light }: Scene, x: number, top: number, floors: number, floorHeight: number): string {
  const slots = times(floors - 1, (floor) => box(x, top + floor * floorHeight, 16, floorHeight * 0.6))
  return fill(slots, light.litShare > 0.3 ? light.lamp : light.glass, 0.85)
}

function balconies(
  { light, random }: Scene,
  left: number,
  top: number,
  bays: number,
  floors: number,
  bayWidth: number,
  floorHeight: number,
  entranceBay: number,
): string {
  const slabs: string[] = []
  const rails: string[] = []
  const plants: string[] = []
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      if (floor === floors - 1 && bay === entranceBay) continue
      const x = left + bay * bayWidth + bayWidth * 0.06
      const y = top + 22 + floor * floorHeight + floorHeight * 0.6
      slabs.push(box(x, y + floorHeight * 0.2, bayWidth * 0.88, 5), box(x, y - 2, bayWidth * 0.88, 3))
      rails.push(segment(x + 3, y + floorHeight * 0.1, x + bayWidth * 0.88 - 3, y + floorHeight * 0.1))
      if (random.chance(0.24)) {
        const plantX = x + random.between(12, bayWidth * 0.7)
        plants.push(circlePath(plantX, y - 1, 7))
      }
    }
  }
  return (
    fill(plants, light.leaf) + railing(rails, light.ink, floorHeight * 0.2, 4.6, 0.45) + fill(slabs, light.wallDeep)
  )
}

function entrance({ light }: Scene, x: number, bayWidth: number, floorHeight: number): string {
  const top = groundLine - floorHeight - 26
  const door = bayWidth * 0.36
  return [
    fill(box(x - 4, top, bayWidth + 8, groundLine - top), light.ink),
    fill(
      [
        box(x + bayWidth * 0.12, top + 20, door, groundLine - top - 20),
        box(x + bayWidth * 0.52, top + 20, door, groundLine - top - 20),
      ],
      light.lamp,
      0.92,
    ),
    stroke(
      [
        segment(x + bayWidth * 0.46, top + 50, x + bayWidth * 0.46, top + 66),
        segment(x + bayWidth * 0.54, top + 50, x + bayWidth * 0.54, top + 66),
      ],
      light.ink,
      3,
    ),
    fill(box(x - 22, top - 6, bayWidth + 44, 12), light.wallDeep),
    fill([box(x - 30, groundLine - 4, bayWidth + 60, 10)], light.wallShade),
  ].join('')
}
