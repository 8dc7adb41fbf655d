import sharp from 'sharp'

const side = 256

/** A number from 0 to 1 that is always the same for two whole numbers. */
function chance(one: number, other: number): number {
  const value = Math.sin(one * 127.1 + other * 311.7) * 43_758.545_3
  return value - Math.floor(value)
}

/** Where the streets of one direction cross a tile: their places follow from the world, so that they meet across tiles. */
function streets(tile: number, seed: number): { at: number; width: number }[] {
  const apart = 43
  const first = Math.floor((tile * side) / apart) - 1
  return Array.from({ length: Math.ceil(side / apart) + 3 }, (_each, place) => {
    const number = first + place
    const at = number * apart + chance(number, seed) * 18 - tile * side
    return { at, width: number % 7 === 0 ? 9 : number % 3 === 0 ? 5 : 3 }
  })
}

/** The word DEMO in strokes, since a machine may have no font. */
const demo =
  'M0 0V14H5Q10 14 10 7Q10 0 5 0H0M22 0H14V14H22M14 7H20M26 14V0L31 8L36 0V14M45 0Q40 0 40 7Q40 14 45 14Q50 14 50 7Q50 0 45 0'

/** A tile of a map that looks like one and is none. PNG, 256 by 256 pixels. */
export async function drawTile(z: number, x: number, y: number): Promise<Buffer> {
  const down = streets(x, z)
  const across = streets(y, z + 31)
  const line = ({ at, width }: { at: number; width: number }, isDown: boolean, colour: string, more = 0): string =>
    isDown
      ? `<path d="M${at} -2V${side + 2}" stroke="${colour}" stroke-width="${width + more}"/>`
      : `<path d="M-2 ${at}H${side + 2}" stroke="${colour}" stroke-width="${width + more}"/>`
  const roads = [...down.map((one) => [one, true] as const), ...across.map((one) => [one, false] as const)]
  const parks = down.flatMap(({ at }) =>
    across.flatMap(({ at: top }) =>
      chance(Math.round(at + x * side), Math.round(top + y * side)) > 0.94
        ? [`<rect x="${at}" y="${top}" width="43" height="43" fill="#dfe9d8"/>`]
        : [],
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="${side}" height="${side}" fill="#f2efe9"/>${parks.join('')}
    ${roads.map(([one, isDown]) => line(one, isDown, '#d5d0c6', 2)).join('')}
    ${roads.map(([one, isDown]) => line(one, isDown, one.width === 9 ? '#fbf1cf' : '#ffffff')).join('')}
    <path d="${demo}" transform="translate(12 ${side - 24})" fill="none" stroke="#b9b2a4" stroke-width="1.5"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
