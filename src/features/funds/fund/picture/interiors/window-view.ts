import type { Scene } from '../scene.ts'
import { box, fill, mixColors, stroke, segment, times } from '../svg.ts'

/** What is seen through a window: three bands of sky and the town, in a frame. */
export function windowView(
  { light, random }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  panes: number,
): string {
  const bands = times(9, (index) =>
    fill(box(x, y + (index * height) / 9, width, height / 9 + 1), mixColors(light.sky[0], light.sky[2], index / 8)),
  )
  const roofs: string[] = []
  for (let roofX = x; roofX < x + width - 4;) {
    const roofWidth = Math.min(random.between(36, 84), x + width - roofX)
    const roofHeight = random.between(height * 0.14, height * 0.42)
    roofs.push(box(roofX, y + height - roofHeight, roofWidth, roofHeight))
    roofX += roofWidth
  }
  const bars = times(panes - 1, (index) =>
    segment(x + ((index + 1) * width) / panes, y, x + ((index + 1) * width) / panes, y + height),
  )
  return [
    ...bands,
    fill(roofs, light.middle),
    stroke(bars, light.wall, 8),
    stroke(box(x, y, width, height), light.wall, 10),
    fill(box(x - 14, y + height + 2, width + 28, 12), light.wallDeep),
  ].join('')
}
