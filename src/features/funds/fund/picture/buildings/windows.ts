import type { Scene } from '../scene.ts'
import { box, fill, segment, stroke } from '../svg.ts'

export type Pane = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A wall's windows: glass with a slanting shine, some lit, some with a drawn curtain, each with its frame. */
export function windows({ light, random }: Scene, panes: readonly Pane[], divisions = 2): string {
  const dark: string[] = []
  const lit: string[] = []
  const curtains: string[] = []
  const shine: string[] = []
  const frames: string[] = []
  for (const { x, y, width, height } of panes) {
    const isLit = random.chance(light.litShare)
    ;(isLit ? lit : dark).push(box(x, y, width, height))
    if (random.chance(0.32)) curtains.push(box(random.chance(0.5) ? x : x + width * 0.66, y, width * 0.34, height))
    if (!isLit && random.chance(0.5)) {
      shine.push(segment(x + width * 0.58, y + 5, x + width * 0.4, y + Math.min(height - 4, width * 0.5)))
    }
    for (let part = 1; part < divisions; part += 1) {
      frames.push(segment(x + (width * part) / divisions, y, x + (width * part) / divisions, y + height))
    }
  }
  return [
    fill(dark, light.glass),
    fill(lit, light.lamp),
    fill(curtains, light.wall, 0.4),
    stroke(shine, light.glassShine, 4, { opacity: 0.8 }),
    stroke(frames, light.wall, 2.6),
  ].join('')
}

/** Twill: the slanting weave that shades a wall. */
export function twill(x: number, y: number, width: number, height: number, color: string): string {
  const lines: string[] = []
  for (let offset = 12; offset < width + height; offset += 12) {
    const startX = x + Math.max(0, offset - height)
    const endX = x + Math.min(width, offset)
    lines.push(segment(startX, y + Math.min(height, offset), endX, y + Math.max(0, offset - width)))
  }
  return stroke(lines, color, 2.4, { opacity: 0.14 })
}
