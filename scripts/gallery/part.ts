import type { ReactNode } from 'react'

export interface PartState {
  name: string
  show: ReactNode
  /** Drawn as if the pointer were on it, or the keyboard's focus in it. */
  look?: 'hover' | 'focus'
  /** Takes the whole line instead of a cell of it. */
  isWide?: boolean
}

/** Parts of one file of the design system that belong together. */
export interface PartEntry {
  /** Components by the names under which they are imported. */
  parts: readonly string[]
  /** Its folder and file under src/web. */
  file: string
  /** When to take it, in a sentence. */
  about: string
  states: readonly PartState[]
}

export interface PartGroup {
  title: string
  entries: readonly PartEntry[]
}

/** As long as anybody has typed yet: what breaks a narrow line. */
export const longText =
  '東京都千代田区一番町第二十三号土地建物（借地権付き・区分所有）に関する不動産特定共同事業契約の成立前に交付する書面の訂正のお知らせ'
