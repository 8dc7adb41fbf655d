import { pictureHeight, pictureWidth, type Scene } from '../scene.ts'
import { box, circlePath, fill, segment, stroke, times } from '../svg.ts'

/** A building plot has no inside yet: its drawing on the architect's table. */
export function sitePlan(scene: Scene): string {
  const { random } = scene
  const dark = scene.light.litShare > 0.3
  const paper = dark ? '#1B3E6B' : '#2B5488'
  const grid = [
    ...times(25, (index) => segment(index * 50, 0, index * 50, pictureHeight)),
    ...times(17, (index) => segment(0, index * 50, pictureWidth, index * 50)),
  ]
  const [left, top, width, height] = [250, 130, 700, 440]
  const split = random.between(0.4, 0.6)
  const walls = [
    box(left + 90, top + 70, width - 180, height - 150),
    segment(left + 90 + (width - 180) * split, top + 70, left + 90 + (width - 180) * split, top + height - 150),
    segment(
      left + 90,
      top + 70 + (height - 150) * 0.55,
      left + 90 + (width - 180) * split,
      top + 70 + (height - 150) * 0.55,
    ),
    segment(
      left + 90 + (width - 180) * split,
      top + 70 + (height - 150) * 0.4,
      left + width - 90,
      top + 70 + (height - 150) * 0.4,
    ),
  ]
  const trees = times(9, (index) => [left + 40 + index * 78, top + height - 34] as const)
  const measure = (y: number) => [
    segment(left, y, left + width, y),
    segment(left, y - 9, left, y + 9),
    segment(left + width, y - 9, left + width, y + 9),
  ]
  return [
    fill(box(0, 0, pictureWidth, pictureHeight), paper),
    stroke(grid, '#FFFFFF', 1, { opacity: 0.12 }),
    stroke(box(left, top, width, height), '#FBF8F1', 3, { dashes: '16 10' }),
    stroke(walls, '#FBF8F1', 5),
    stroke(['M520 350a60 60 0 0 1 60 60', `M${left + width - 90} ${top + 150}a52 52 0 0 0 -52 52`], '#FBF8F1', 2.4),
    stroke(
      trees.flatMap(([x, y]) => [circlePath(x, y, 24), circlePath(x, y, 13)]),
      '#9CC3AE',
      2.6,
    ),
    stroke(measure(top - 40), '#DDB264', 2.4),
    stroke(
      [
        segment(left - 40, top, left - 40, top + height),
        segment(left - 49, top, left - 31, top),
        segment(left - 49, top + height, left - 31, top + height),
      ],
      '#DDB264',
      2.4,
    ),
    stroke(
      [
        circlePath(1070, 150, 44),
        segment(1070, 220, 1070, 80),
        segment(1070, 80, 1052, 112),
        segment(1070, 80, 1088, 112),
      ],
      '#FBF8F1',
      3,
    ),
  ].join('')
}
