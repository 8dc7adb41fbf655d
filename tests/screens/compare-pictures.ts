import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../../scripts/build/build-product.ts'

const references = path.join(projectRoot, 'tests/screens/pictures')
const findings = path.join(projectRoot, 'test-results/pictures')

/** Of 255, in any colour: below it lies how two machines round the edge of a letter. */
const mostDifference = 24
/** Points a side, of the picture as it is kept: half the screen's width and height. */
const cell = 16
/** Points of a cell. A line, a border or a word that is not there takes more of one; what is strewn over a screen was only rounded otherwise. */
const mostOfACell = 6

/** Set by `npm run pictures`: what is seen becomes what is expected. */
const isRenewing = process.env['RENEW_PICTURES'] === 'yes'

/**
 * Compares a screen with its picture in tests/screens/pictures, or renews that. A screen that differs is written to test-results/pictures as it is
 * expected, as it is, and with the differing points in red.
 * @param name of the picture's file, without its ending.
 * @param screenshot a PNG.
 * @returns what is wrong, in one line; null if nothing is.
 */
export async function comparePicture(name: string, screenshot: Buffer): Promise<string | null> {
  const file = path.join(references, `${name}.webp`)
  for (const kind of ['expected', 'actual', 'difference'])
    rmSync(path.join(findings, `${name}-${kind}.png`), { force: true })
  const kept = existsSync(file) ? readFileSync(file) : null
  const difference = kept === null ? null : await differenceOf(kept, screenshot)
  if (isRenewing) {
    mkdirSync(references, { recursive: true })
    // A picture that shows the same stays the same file.
    if (kept === null || difference !== null) writeFileSync(file, await keepable(screenshot))
    return null
  }
  if (kept === null) return `${name}: has no picture yet (npm run pictures)`
  if (difference === null) return null
  mkdirSync(findings, { recursive: true })
  await Promise.all([
    sharp(kept)
      .png()
      .toFile(path.join(findings, `${name}-expected.png`)),
    sharp(screenshot).toFile(path.join(findings, `${name}-actual.png`)),
    sharp(difference.drawn).toFile(path.join(findings, `${name}-difference.png`)),
  ])
  return `${name}: ${difference.words}; see test-results/pictures/${name}-*.png`
}

/**
 * Half as wide and high, with a little loss: the same screen becomes the same picture, byte by byte. With more loss a difference that nobody sees
 * becomes a visible one elsewhere in a long page of small letters (at quality 30, eight points of a cell). @param screenshot a PNG. @returns a WebP.
 */
export async function keepable(screenshot: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(screenshot).metadata()
  // Exactly half: a page that is longer below is the same above.
  const [half, halfHeight] = [Math.floor(width / 2), Math.floor(height / 2)]
  return sharp(screenshot)
    .extract({ left: 0, top: 0, width: half * 2, height: halfHeight * 2 })
    .resize({ width: half, height: halfHeight, kernel: 'linear' })
    .webp({ quality: 75, effort: 4 })
    .toBuffer()
}

/** @param kept a picture from `keepable`. @returns where the screenshot differs, in words and as a PNG; null if it does not. */
export async function differenceOf(kept: Buffer, screenshot: Buffer): Promise<{ words: string; drawn: Buffer } | null> {
  const own = await keepable(screenshot)
  // The usual case, without drawing both: the same screen is the same file.
  if (own.equals(kept)) return null
  const [expected, actual] = await Promise.all([pointsOf(kept), pointsOf(own)])
  const points = differing(expected, actual)
  const isAsHigh = expected.height === actual.height
  if (isAsHigh && !fillACell(points, actual.width)) return null
  const rows = points.map((point) => Math.floor(point / actual.width) * 2)
  const size = isAsHigh ? [] : [`${actual.height * 2} px high instead of ${expected.height * 2}`]
  const places =
    rows.length === 0 ? [] : [`${rows.length} points differ between ${rows[0]} and ${rows.at(-1)} px from the top`]
  return { words: [...size, ...places].join(', '), drawn: await draw(actual, points) }
}

interface Points {
  data: Buffer
  width: number
  height: number
}

async function pointsOf(picture: Buffer): Promise<Points> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** @returns the numbers of the points of `actual`, row by row, that `expected` has otherwise or not at all. */
function differing(expected: Points, actual: Points): number[] {
  const found: number[] = []
  for (let point = 0; point < actual.width * actual.height; point += 1)
    for (let at = point * 3; at < point * 3 + 3; at += 1)
      if (Math.abs((expected.data[at] ?? Number.POSITIVE_INFINITY) - (actual.data[at] ?? 0)) > mostDifference) {
        found.push(point)
        break
      }
  return found
}

function fillACell(points: readonly number[], width: number): boolean {
  const ofCells = new Map<number, number>()
  for (const point of points) {
    const place = Math.floor(point / width / cell) * width + Math.floor((point % width) / cell)
    ofCells.set(place, (ofCells.get(place) ?? 0) + 1)
  }
  return [...ofCells.values()].some((count) => count > mostOfACell)
}

/** The screen as it is, pale, with the points in red. */
function draw(actual: Points, points: readonly number[]): Promise<Buffer> {
  const data = Buffer.from(actual.data.map((value) => 170 + value / 3))
  for (const point of points) data.set([220, 0, 0], point * 3)
  return sharp(data, { raw: { width: actual.width, height: actual.height, channels: 3 } })
    .png()
    .toBuffer()
}
