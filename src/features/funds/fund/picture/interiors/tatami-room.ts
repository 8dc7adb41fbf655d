import { pictureHeight, pictureWidth, type Scene } from '../scene.ts'
import { box, circlePath, fill, polygon, segment, stroke, times } from '../svg.ts'

const matLine = 560

/** A room of a town house: mats, paper screens pushed aside, a garden behind the veranda. */
export function tatamiRoom(scene: Scene): string {
  const { light } = scene
  return [
    fill(box(0, 0, pictureWidth, matLine), light.wallShade),
    garden(scene, 330, 150, 560, 390),
    paperScreen(scene, 70, 150, 270, 398),
    paperScreen(scene, 860, 150, 270, 398),
    transom(scene),
    fill(
      [box(0, 120, pictureWidth, 20), box(322, 120, 14, 440), box(862, 120, 14, 440), box(0, 542, pictureWidth, 18)],
      light.ink,
    ),
    mats(scene),
    tableAndCushions(scene),
  ].join('')
}

function garden({ light, random }: Scene, x: number, y: number, width: number, height: number): string {
  const ground = y + height * 0.72
  const rings = times(5, (index) => circlePath(x + width * 0.34, ground + 46, 30 + index * 15))
  return [
    fill(box(x, y, width, height), light.sky[1]),
    fill(box(x, y + height * 0.3, width, height * 0.44), light.wallDeep),
    stroke(
      times(26, (index) =>
        segment(x + 8 + index * (width / 26), y + height * 0.3, x + 8 + index * (width / 26), ground),
      ),
      light.ink,
      2,
      { opacity: 0.24 },
    ),
    fill(box(x, ground, width, height * 0.28), light.wall, 0.9),
    stroke(rings, light.wallDeep, 2.4),
    fill(
      times(7, () =>
        circlePath(
          x + width * random.between(0.5, 0.95),
          y + height * random.between(0.2, 0.42),
          random.between(30, 52),
        ),
      ),
      light.leaf,
    ),
    fill(
      times(4, () =>
        circlePath(
          x + width * random.between(0.6, 0.9),
          y + height * random.between(0.28, 0.44),
          random.between(22, 36),
        ),
      ),
      light.leafDeep,
    ),
    fill(box(x + width * 0.74, y + height * 0.42, 14, height * 0.34), light.ink, 0.8),
    fill(
      [
        `M${Math.round(x + width * 0.28)} ${Math.round(ground + 48)}q30 -52 62 0z`,
        `M${Math.round(x + width * 0.44)} ${Math.round(ground + 56)}q18 -28 38 0z`,
      ],
      light.ink,
      0.5,
    ),
    stoneLantern(light.wallDeep, light.lamp, light.ink, x + width * 0.16, ground + 22),
  ].join('')
}

function stoneLantern(stone: string, glow: string, ink: string, x: number, foot: number): string {
  return [
    fill(
      [
        box(x - 10, foot - 66, 20, 66),
        box(x - 24, foot - 10, 48, 12),
        box(x - 22, foot - 76, 44, 10),
        box(x - 18, foot - 108, 36, 34),
      ],
      stone,
    ),
    fill(polygon([x - 36, foot - 106], [x, foot - 136], [x + 36, foot - 106]), ink, 0.75),
    fill(box(x - 9, foot - 102, 18, 22), glow),
  ].join('')
}

function paperScreen({ light }: Scene, x: number, y: number, width: number, height: number): string {
  const uprights = times(5, (index) =>
    segment(x + ((index + 1) * width) / 6, y, x + ((index + 1) * width) / 6, y + height * 0.78),
  )
  const crossbars = times(6, (index) =>
    segment(x, y + ((index + 1) * height * 0.78) / 7, x + width, y + ((index + 1) * height * 0.78) / 7),
  )
  return [
    fill(box(x, y, width, height), light.name === 'night' || light.name === 'evening' ? light.lamp : light.wall),
    fill(box(x, y + height * 0.78, width, height * 0.22), light.wallDeep),
    stroke([...uprights, ...crossbars], light.ink, 3, { opacity: 0.75 }),
    stroke([box(x, y, width, height), segment(x, y + height * 0.78, x + width, y + height * 0.78)], light.ink, 8),
  ].join('')
}

function transom({ light }: Scene): string {
  const slats = times(60, (index) => segment(20 + index * 20, 54, 20 + index * 20, 110))
  return stroke(slats, light.ink, 3, { opacity: 0.55 }) + fill([box(0, 40, pictureWidth, 12)], light.ink)
}

function mats({ light }: Scene): string {
  const edges = [-700, -230, 240, 720, 1200]
  const weave = times(14, (index) => segment(0, matLine + 12 + index * 17, pictureWidth, matLine + 12 + index * 17))
  const straw = light.litShare > 0.3 ? '#C2B485' : '#D6D2A4'
  return [
    fill(box(0, matLine, pictureWidth, pictureHeight - matLine), straw),
    stroke(weave, light.ink, 1.2, { opacity: 0.12 }),
    stroke(
      edges.map((x) => segment(600 + (x - 240) * 0.62, matLine, 600 + (x - 240) * 1.15, pictureHeight)),
      '#2F5145',
      9,
    ),
    stroke(segment(0, matLine + 92, pictureWidth, matLine + 92), '#2F5145', 7),
  ].join('')
}

function tableAndCushions({ light, random }: Scene): string {
  const cushion = random.pick(['#1E416F', '#7F3038', '#6A4A8C'])
  return [
    fill(['M360 672q70 -20 140 0q-70 20 -140 0z', 'M700 672q70 -20 140 0q-70 20 -140 0z'], cushion),
    fill([box(440, 596, 320, 14), box(462, 610, 12, 66), box(726, 610, 12, 66)], light.ink),
    fill(['M560 596q-4 -34 22 -34q26 0 22 34z', box(640, 576, 22, 20), box(676, 576, 22, 20)], light.wall),
    stroke('M604 580q18 -4 16 10', light.wall, 4),
  ].join('')
}
