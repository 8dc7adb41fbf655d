import { pictureHeight, pictureWidth } from './scene.ts'

/** The thread enters and leaves every picture at this height, so that pictures side by side look sewn together. */
export const threadHeight = pictureHeight * 0.885

/** The madder thread along the ground, with one knot at `knotX`. */
export function groundThread(color: string, knotX: number): string {
  const y = threadHeight
  const x = Math.round(knotX)
  const path = [
    `M-10 ${y}`,
    `C${x * 0.25} ${y} ${x * 0.45} ${y - 16} ${x * 0.66} ${y - 12}`,
    `S${x - 90} ${y + 20} ${x - 8} ${y + 6}`,
    `c26 -10 46 -56 14 -66c-34 -10 -48 38 -10 62`,
    `c44 28 120 -12 ${Math.round((pictureWidth - x) * 0.4)} -14`,
    `S${pictureWidth - 120} ${y} ${pictureWidth + 10} ${y}`,
  ].join('')
  return threadPath(path, color)
}

/** On a map the thread leaves the edge, ties itself around the property and goes on to the other edge. */
export function mapThread(color: string, x: number, y: number): string {
  const edge = threadHeight
  const path = [
    `M-10 ${edge}`,
    `C${x * 0.4} ${edge} ${x * 0.5} ${edge - 10} ${x * 0.72} ${edge - 60}`,
    `S${x - 70} ${y + 70} ${x - 6} ${y + 50}`,
    `c62 -20 76 -104 6 -108c-72 -4 -70 86 2 108`,
    `c90 26 60 ${Math.round(edge - y - 110)} ${Math.round((pictureWidth - x) * 0.5)} ${Math.round(edge - y - 56)}`,
    `S${pictureWidth - 90} ${edge} ${pictureWidth + 10} ${edge}`,
  ].join('')
  return threadPath(path, color)
}

function threadPath(path: string, color: string): string {
  const line = (ink: string, width: number, extra: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"${extra} d="${path}"/>`
  return line(color, 5, '') + line('#fff', 1.4, ' opacity=".35" stroke-dasharray="3 9"')
}
