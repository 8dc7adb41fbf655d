import type { Scene } from '../scene.ts'
import { box, circlePath, fill, segment, stroke, times } from '../svg.ts'

export function livingFurniture(scene: Scene): string {
  const { light, random } = scene
  const cloth = random.pick(['#3E6A9E', '#6E8F7C', '#9A6A5C', '#6D6585'])
  return [
    fill('M150 690q450 -74 900 0q-450 74 -900 0z', light.wall, 0.5),
    fill([box(190, 440, 420, 120), box(170, 470, 40, 130), box(590, 470, 40, 130)], cloth),
    fill([box(212, 520, 186, 60), box(402, 520, 186, 60)], light.wall, 0.28),
    fill([box(246, 462, 74, 66), box(474, 462, 74, 66)], '#DDB264', 0.9),
    fill([box(186, 600, 14, 26), box(600, 600, 14, 26)], light.ink),
    lowTable(scene, 640, 580),
    bookshelf(scene, 930, 300),
    plant(scene, 96, 600),
  ].join('')
}

export function bedroomFurniture(scene: Scene): string {
  const { light, random } = scene
  const cloth = random.pick(['#1E416F', '#7F3038', '#3B5B4A'])
  return [
    fill(box(560, 400, 470, 120), light.ink, 0.85),
    fill([box(580, 490, 430, 120)], '#FBF8F1'),
    fill([box(600, 462, 130, 50), box(760, 462, 130, 50)], '#FFFFFF'),
    stroke([box(600, 462, 130, 50), box(760, 462, 130, 50)], light.wallDeep, 2),
    fill(box(580, 560, 430, 52), cloth),
    stroke(
      times(3, (index) => segment(590, 572 + index * 14, 1000, 572 + index * 14)),
      '#FFFFFF',
      2,
      { opacity: 0.3, dashes: '8 8' },
    ),
    fill([box(596, 612, 14, 22), box(980, 612, 14, 22)], light.ink),
    fill([box(1050, 520, 90, 100)], light.wallDeep),
    stroke(box(1050, 520, 90, 100), light.ink, 3, { opacity: 0.5 }),
    fill(circlePath(1095, 470, 60), light.lamp, 0.2),
    fill('M1066 490q29 -60 58 0z', light.lamp),
    fill(box(1092, 490, 6, 30), light.ink),
    plant(scene, 96, 600),
  ].join('')
}

export function workplaceFurniture(scene: Scene): string {
  const { light, random } = scene
  const desks = times(3, (index) => 120 + index * 350)
  return [
    fill(
      desks.map((x) => box(x, 516, 260, 14)),
      light.wall,
    ),
    fill(
      desks.flatMap((x) => [box(x + 10, 530, 10, 92), box(x + 240, 530, 10, 92)]),
      light.ink,
    ),
    fill(
      desks.flatMap((x) => [box(x + 80, 430, 110, 68), box(x + 128, 498, 14, 18)]),
      light.ink,
    ),
    fill(
      desks.map((x) => box(x + 86, 436, 98, 56)),
      light.glassShine,
      0.9,
    ),
    stroke(
      desks.flatMap((x) =>
        times(4, (line) => segment(x + 96, 448 + line * 11, x + 96 + random.between(30, 76), 448 + line * 11)),
      ),
      '#FFFFFF',
      3,
      { opacity: 0.7 },
    ),
    fill(
      desks.flatMap((x) => [box(x + 92, 556, 84, 14), box(x + 128, 570, 10, 44)]),
      '#3E6A9E',
    ),
    fill(
      desks.map((x) => box(x + 96, 520 - 22, 76, 0)),
      light.ink,
    ),
    fill(
      desks.flatMap((x) => [box(x + 210, 492, 22, 24)]),
      '#A83A48',
      0.85,
    ),
    plant(scene, 70, 620),
    plant(scene, 1130, 620),
  ].join('')
}

export function storeFurniture(scene: Scene): string {
  const { light, random } = scene
  const boards = times(4, (row) => box(110, 170 + row * 94, 980, 12))
  const goods = times(4 * 15, (index) => {
    const x = 130 + (index % 15) * 64
    const bottom = 170 + Math.floor(index / 15) * 94
    const height = random.between(24, 62)
    const shape = random.chance(0.4)
      ? circlePath(x + 20, bottom - 18, 18)
      : box(x, bottom - height, random.between(18, 42), height)
    return { shape, color: random.whole(0, 3) }
  })
  const colors = ['#1E416F', '#A83A48', '#DDB264', '#5E8B6F']
  return [
    fill(box(96, 70, 1008, 420), light.wall, 0.6),
    ...colors.map((color, index) =>
      fill(
        goods.filter((good) => good.color === index).map((good) => good.shape),
        color,
        0.85,
      ),
    ),
    fill(boards, light.ink, 0.85),
    fill([box(96, 64, 12, 430), box(1092, 64, 12, 430)], light.ink),
    fill(box(300, 490, 600, 130), light.ink),
    fill(box(280, 474, 640, 20), light.wall),
    stroke(
      times(14, (index) => segment(320 + index * 43, 506, 320 + index * 43, 606)),
      light.wall,
      3,
      { opacity: 0.2 },
    ),
    plant(scene, 1040, 474 + 130),
  ].join('')
}

function lowTable({ light }: Scene, x: number, y: number): string {
  return [
    fill([box(x, y, 230, 14)], light.ink),
    fill([box(x + 20, y + 14, 10, 66), box(x + 200, y + 14, 10, 66)], light.ink),
    fill([box(x + 60, y - 12, 64, 6), box(x + 66, y - 18, 54, 6)], '#A83A48', 0.85),
    fill([box(x + 160, y - 22, 24, 22)], light.wall),
  ].join('')
}

function bookshelf({ light, random }: Scene, x: number, y: number): string {
  const colors = ['#1E416F', '#A83A48', '#DDB264', '#5E8B6F', '#838A94']
  const books = times(4 * 11, (index) => {
    const height = random.between(34, 54)
    return {
      d: box(x + 14 + (index % 11) * 15, y + 66 + Math.floor(index / 11) * 68 - height, 12, height),
      color: random.whole(0, 4),
      kept: random.chance(0.82),
    }
  })
  return [
    fill(box(x, y, 190, 290), light.wall),
    ...colors.map((color, index) =>
      fill(
        books.filter((book) => book.kept && book.color === index).map((book) => book.d),
        color,
        0.85,
      ),
    ),
    fill(
      [...times(5, (row) => box(x, y - 2 + row * 68, 190, 8)), box(x - 4, y - 2, 8, 296), box(x + 186, y - 2, 8, 296)],
      light.ink,
      0.85,
    ),
  ].join('')
}

function plant({ light, random }: Scene, x: number, foot: number): string {
  const leaves = times(9, (index) => {
    const lean = (index - 4) * 17 + random.between(-6, 6)
    const height = 150 - Math.abs(index - 4) * 16 + random.between(-10, 10)
    return `M${Math.round(x)} ${Math.round(foot - 48)}q${Math.round(lean * 0.2 - 12)} ${Math.round(-height * 0.7)} ${Math.round(lean)} ${Math.round(-height)}q${Math.round(12 - lean * 0.1)} ${Math.round(height * 0.5)} ${Math.round(-lean)} ${Math.round(height)}z`
  })
  return [
    fill(
      leaves.filter((_, index) => index % 2 === 0),
      light.leafDeep,
    ),
    fill(
      leaves.filter((_, index) => index % 2 === 1),
      light.leaf,
    ),
    fill(`M${Math.round(x - 36)} ${Math.round(foot - 54)}h72l-10 72h-52z`, light.wall),
    stroke(
      [segment(x - 32, foot - 34, x + 32, foot - 34), segment(x - 29, foot - 20, x + 29, foot - 20)],
      '#1E416F',
      3,
      { opacity: 0.6 },
    ),
  ].join('')
}
