import { groundLine, pictureWidth, type Scene } from './scene.ts'
import { box, circlePath, fill, mixColors, segment, stroke, times } from './svg.ts'

const bandHeight = 16

/** A sky of warp threads, a wound spool for sun or moon, clouds or stars. */
export function sky({ light, random }: Scene): string {
  const spool = {
    x: pictureWidth * random.between(0.1, 0.32) + (random.chance(0.5) ? pictureWidth * 0.56 : 0),
    y: random.between(110, 190),
  }
  return [
    warp(light.sky),
    light.name === 'night' ? stars({ light, random }) : clouds({ light, random }),
    woundSpool(spool.x, spool.y, light.spool),
  ].join('')
}

function warp([top, middle, bottom]: readonly [string, string, string]): string {
  const count = Math.ceil(groundLine / bandHeight)
  const bands = times(count, (index) => {
    const share = index / (count - 1)
    const color = share < 0.55 ? mixColors(top, middle, share / 0.55) : mixColors(middle, bottom, (share - 0.55) / 0.45)
    return fill(box(0, index * bandHeight, pictureWidth, bandHeight + 1), color)
  })
  const threads = times(count, (index) => segment(0, index * bandHeight, pictureWidth, index * bandHeight))
  return bands.join('') + stroke(threads, '#fff', 1, { opacity: 0.16 })
}

function woundSpool(x: number, y: number, color: string): string {
  const rings = times(10, (index) => circlePath(x, y, 10 + index * 7))
  return fill(circlePath(x, y, 76), color, 0.22) + stroke(rings, color, 3.4, { opacity: 0.92 })
}

function clouds({ light, random }: Scene): string {
  return times(random.whole(2, 3), () => {
    const [x, y, width] = [random.between(40, 980), random.between(70, 330), random.between(120, 230)]
    const strands = times(5, (strand) => {
      const inset = [0.34, 0.12, 0, 0.08, 0.26][strand] ?? 0
      return segment(x + width * inset, y + strand * 9, x + width * (1 - inset * 0.8), y + strand * 9)
    })
    return stroke(strands, light.cloud, 5, { opacity: 0.6 })
  }).join('')
}

function stars({ random }: Scene): string {
  const points = times(44, () =>
    circlePath(random.between(10, 1190), random.between(10, 380), random.between(0.8, 2.1)),
  )
  return fill(points, '#F4EFE3', 0.8)
}
