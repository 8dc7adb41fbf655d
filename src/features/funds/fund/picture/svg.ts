/** The few shapes that all pictures are woven from. One path holds many boxes of a colour, which keeps the files small. */

const round = (value: number) => String(Math.round(value * 10) / 10)

/** A box as a piece of path data. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

/** Straight lines through points, as a piece of path data; closed. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

/** A line from one point to another, as a piece of path data for `stroke`. */
export function segment(x1: number, y1: number, x2: number, y2: number): string {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
}

export function circlePath(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(radius * 2)} 0a${r} ${r} 0 1 0 ${round(-radius * 2)} 0z`
}

export function fill(pathData: string | readonly string[], color: string, opacity = 1): string {
  const data = typeof pathData === 'string' ? pathData : pathData.join('')
  if (data === '') return ''
  return `<path fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${data}"/>`
}

export type StrokeStyle = { readonly opacity?: number; readonly dashes?: string }

export function stroke(
  pathData: string | readonly string[],
  color: string,
  width: number,
  { opacity = 1, dashes }: StrokeStyle = {},
): string {
  const data = typeof pathData === 'string' ? pathData : pathData.join('')
  if (data === '') return ''
  const extra = `${opacity < 1 ? ` opacity="${opacity}"` : ''}${dashes ? ` stroke-dasharray="${dashes}"` : ''}`
  return `<path fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"${extra} d="${data}"/>`
}

/** A railing: evenly spaced thin bars, drawn as one thick dashed line. `lines` are segments through its middle. */
export function railing(lines: readonly string[], color: string, height: number, gap: number, opacity: number): string {
  if (lines.length === 0) return ''
  return `<path fill="none" stroke="${color}" stroke-width="${round(height)}" stroke-dasharray="1.8 ${round(gap)}" opacity="${opacity}" d="${lines.join('')}"/>`
}

/** `count` values from 0 on, for repeating parts. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index))
}

/** Between two hex colours; `share` 0 is the first, 1 the second. */
export function mixColors(first: string, second: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channel(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16)
}
