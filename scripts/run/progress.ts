/** What is written to: process.stdout, say. */
export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export interface Lines {
  /** A line that stays. */
  show(line: string): void
  /** How far the demo's past is played, as the seed sends it: one line, rewritten in place; where nobody looks on, a line for each year. */
  showProgress(message: unknown): void
}

const rewritten = '\r\u001B[K'

/** Lines, and between them one that tells how far a longer work is. */
export function linesOn(screen: Screen): Lines {
  let isOpen = false
  let year = ''
  return {
    show: (line) => {
      screen.write(`${isOpen ? rewritten : ''}${line}\n`)
      isOpen = false
    },
    showProgress: (message) => {
      const { month, done, of } = message as { month: string; done: number; of: number }
      const line = `filling the demo with its history: ${month}, ${done} of ${of}`
      if (screen.isTTY === true) {
        screen.write(`${rewritten}${line}`)
        isOpen = true
      } else if (!month.startsWith(year) || year === '') {
        year = month.slice(0, 4)
        screen.write(`${line}\n`)
      }
    },
  }
}
