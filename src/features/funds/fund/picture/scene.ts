import type { Light } from './light.ts'
import type { SeededRandom } from './random.ts'

export const pictureWidth = 1200
export const pictureHeight = 800
/** Where buildings stand. */
export const groundLine = 632

/** What every drawing function gets: the light to paint with and the fund's own chance. */
export type Scene = { readonly light: Light; readonly random: SeededRandom }

/** A finished building and the stretch of ground that it covers, so that trees and lamps keep clear of its door. */
export type Building = { readonly svg: string; readonly left: number; readonly right: number }

export type PropertyKind = 'mansion' | 'machiya' | 'apartment' | 'shop' | 'hotel' | 'office' | 'land'
