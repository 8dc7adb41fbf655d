import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { MissingGlyphError, PdfTemplateError, type PdfRenderer } from './pdf-renderer.ts'
import type { PrintAnswer, PrintOrder } from './print-messages.ts'

/** A printing process that nobody needs for so long ends, with its fonts. */
const idleMilliseconds = 60_000

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

/** Prints in a process of its own, started with the first document: whoever answers requests neither waits for a print nor keeps its memory. */
export interface ChildPdfRenderer extends PdfRenderer {
  /** Ends the process; what is being printed fails. */
  close(): void
}

interface Options {
  /** Milliseconds without work after which the process ends. */
  readonly idleFor?: number
  /** It takes what others leave of the processors: for documents that are printed ahead. */
  readonly yields?: boolean
}

/** @param programme the built printer-main. */
export function createChildPdfRenderer(
  programme: string,
  { idleFor = idleMilliseconds, yields = false }: Options = {},
): ChildPdfRenderer {
  const waiting = new Map<number, Waiting>()
  let printer: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let last = 0

  const forget = (): void => {
    printer = undefined
    for (const { reject } of waiting.values()) reject(new Error('the process that prints has ended'))
    waiting.clear()
  }
  const end = (): void => {
    clearTimeout(rest)
    printer?.kill('SIGKILL')
    forget()
  }
  const start = (): ChildProcess => {
    const child = fork(programme, {
      env: environmentOfPrinter(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.on('message', (message) => {
      const answer = message as PrintAnswer
      const who = waiting.get(answer.number)
      waiting.delete(answer.number)
      if (waiting.size === 0) rest = setTimeout(end, idleFor).unref()
      if ('bytes' in answer) who?.resolve(answer.bytes)
      else who?.reject('missing' in answer ? new MissingGlyphError(answer.missing) : new PdfTemplateError(answer.wrong))
    })
    const isGone = (): void => {
      if (printer === child) forget()
    }
    // It could not be started, or an order came when it had just died: an error that nobody hears would end this process too.
    child.on('error', isGone)
    child.once('exit', isGone)
    // Nobody stays alive for a printer that rests.
    child.unref()
    child.channel?.unref()
    return child
  }
  return {
    renderPdf: ({ createdAt, ...source }) =>
      new Promise((resolve, reject) => {
        clearTimeout(rest)
        printer ??= start()
        last += 1
        waiting.set(last, { resolve, reject })
        const order: PrintOrder = { number: last, source: { ...source, createdAt: createdAt.toISOString() } }
        printer.send(order)
      }),
    close: end,
  }
}

/** Where programs and temporary files are; no address and no key of the product. */
function environmentOfPrinter(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_ENV']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}
