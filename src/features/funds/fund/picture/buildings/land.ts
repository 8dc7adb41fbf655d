import { groundLine, type Building, type Scene } from '../scene.ts'
import { box, circlePath, fill, polygon, segment, stroke, times } from '../svg.ts'

/** A building plot: grass, boundary posts with a rope, a board with the plan, a few birches. */
export function land(scene: Scene): Building {
  const { light, random } = scene
  const [left, right] = [180 + random.between(-20, 30), 1020 + random.between(-30, 20)]
  const [backLeft, backRight] = [left + 130, right - 150]
  const back = groundLine - 96
  const front = groundLine + 34
  const rows = times(13, (row) => {
    const share = row / 13
    const y = back + (front - back) * share
    return stroke(
      segment(backLeft + (left - backLeft) * share + 12, y, backRight + (right - backRight) * share - 12, y),
      light.leafDeep,
      2.4,
      {
        opacity: 0.5,
        dashes: `${Math.round(random.between(3, 12))} ${Math.round(random.between(8, 20))}`,
      },
    )
  })
  const svg = [
    birches(scene, backLeft - 60, back + 18),
    birches(scene, backRight + 10, back + 18),
    fill(polygon([left, front], [backLeft, back], [backRight, back], [right, front]), light.leaf, 0.8),
    ...rows,
    plan(scene, backLeft, backRight, back, front),
    rope(scene, [
      [backLeft, back],
      [backRight, back],
      [right, front],
      [left, front],
    ]),
    board(scene, left + 190, groundLine - 20),
  ].join('')
  return { svg, left: left - 10, right: right + 10 }
}

function birches({ light, random }: Scene, x: number, foot: number): string {
  return times(4, (index) => {
    const trunkX = x + index * 34 + random.between(-8, 8)
    const height = random.between(170, 250)
    const crown = times(4, (ball) =>
      circlePath(trunkX + random.between(-22, 22), foot - height + ball * 26, random.between(20, 30)),
    )
    const marks = times(7, (mark) => segment(trunkX - 3, foot - 18 - mark * 20, trunkX + 2, foot - 20 - mark * 20))
    return (
      fill(crown, index % 2 === 0 ? light.leaf : light.leafDeep, 0.9) +
      fill(box(trunkX - 4, foot - height + 30, 8, height - 30), light.wall) +
      stroke(marks, light.ink, 2, { opacity: 0.5 })
    )
  }).join('')
}

/** The house to come, drawn as a dashed outline on the grass. */
function plan({ light }: Scene, backLeft: number, backRight: number, back: number, front: number): string {
  const middle = (backLeft + backRight) / 2
  const [floor, eaves] = [(back + front) / 2, back - 60]
  const outline = [
    segment(middle - 130, floor, middle + 130, floor),
    segment(middle - 130, floor, middle - 130, eaves),
    segment(middle + 130, floor, middle + 130, eaves),
    segment(middle - 156, eaves, middle, eaves - 80),
    segment(middle, eaves - 80, middle + 156, eaves),
    segment(middle - 156, eaves, middle + 156, eaves),
    segment(middle - 24, floor, middle - 24, floor - 70),
    segment(middle - 24, floor - 70, middle + 24, floor - 70),
    segment(middle + 24, floor - 70, middle + 24, floor),
  ]
  return stroke(outline, light.wall, 4, { dashes: '12 9', opacity: 0.95 })
}

function rope({ light }: Scene, corners: readonly (readonly [number, number])[]): string {
  const posts = corners.map(([x, y]) => box(x - 5, y - 48, 10, 52))
  const lines = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return `M${Math.round(x)} ${Math.round(y - 36)}Q${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2 - 18)} ${Math.round(nextX)} ${Math.round(nextY - 36)}`
  })
  return stroke(lines, light.wall, 3.4) + fill(posts, light.ink)
}

function board({ light }: Scene, x: number, foot: number): string {
  return [
    fill([box(x + 14, foot - 66, 8, 82), box(x + 108, foot - 66, 8, 82)], light.ink),
    fill(box(x, foot - 132, 130, 78), light.wall),
    stroke(
      [
        box(x + 14, foot - 118, 46, 50),
        segment(x + 14, foot - 94, x + 60, foot - 94),
        segment(x + 38, foot - 118, x + 38, foot - 94),
      ],
      '#1E416F',
      2.6,
    ),
    stroke(
      times(4, (index) =>
        segment(x + 74, foot - 114 + index * 14, x + 116 - (index % 2) * 14, foot - 114 + index * 14),
      ),
      '#5A616C',
      3,
    ),
  ].join('')
}
