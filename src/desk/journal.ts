import {
  closeSync,
  existsSync,
  fsync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DeskEvents } from './events.ts'
import { SettingError } from './settings.ts'

type Kind = keyof DeskEvents
type Handler<K extends Kind> = (data: DeskEvents[K]) => void

/**
 * What the demo desk remembers: one event per line in DESK_DATA_DIR/desk.jsonl, on the disk before anything is answered.
 * Every store rebuilds itself from the events, at start and while running by the same handlers,
 * so nothing can be remembered in one way and lived in another.
 */
export class Journal {
  readonly #file: number
  readonly #handlers = new Map<Kind, Handler<never>[]>()
  readonly #lines: string[]
  #unflushedWhile: string | undefined
  #flushing: Promise<void> = Promise.resolve()
  #nextFlush: Promise<void> | undefined

  /**
   * @param unflushedWhile while there is such a file, nothing waits for the disk: whoever made it begins anew after a loss, and sees to it that all is
   * on the disk before it goes.
   */
  constructor(folder: string, unflushedWhile?: string) {
    this.#unflushedWhile = unflushedWhile
    const path = join(folder, 'desk.jsonl')
    try {
      mkdirSync(folder, { recursive: true })
      this.#file = openSync(path, 'a+')
    } catch (problem) {
      throw new SettingError(`DESK_DATA_DIR: cannot write to ${folder} (${(problem as NodeJS.ErrnoException).code})`)
    }
    const content = readFileSync(path)
    const whole = content.subarray(0, content.lastIndexOf('\n') + 1)
    // A line cut short was never answered for: whoever waited for it has seen a lost connection and asks again.
    if (whole.length < content.length) ftruncateSync(this.#file, whole.length)
    this.#lines = whole.toString('utf8').split('\n').filter(Boolean)
  }

  on<K extends Kind>(kind: K, handler: Handler<K>): void {
    const handlers = this.#handlers.get(kind) ?? []
    this.#handlers.set(kind, [...handlers, handler])
  }

  /** Lives the past once more; call it when every store has named its handlers. */
  replay(): void {
    for (const line of this.#lines.splice(0)) {
      const { kind, data } = JSON.parse(line) as { kind: Kind; data: DeskEvents[Kind] }
      this.#apply(kind, data)
    }
  }

  /** Keeps the event for good, then lets every store know. */
  record<K extends Kind>(kind: K, data: DeskEvents[K]): void {
    writeSync(this.#file, `${JSON.stringify({ kind, data })}\n`)
    if (this.#mustFlush()) fsyncSync(this.#file)
    this.#apply(kind, data)
  }

  /** As record, for what comes in crowds: resolves when it is on the disk, by one flush for all who wait. */
  async recordInCrowd<K extends Kind>(kind: K, data: DeskEvents[K]): Promise<void> {
    writeSync(this.#file, `${JSON.stringify({ kind, data })}\n`)
    this.#apply(kind, data)
    if (!this.#mustFlush()) return
    this.#nextFlush ??= this.#flushing.then(() => {
      this.#nextFlush = undefined
      this.#flushing = promisify(fsync)(this.#file)
      return this.#flushing
    })
    return this.#nextFlush
  }

  async close(): Promise<void> {
    await (this.#nextFlush ?? this.#flushing)
    closeSync(this.#file)
  }

  #mustFlush(): boolean {
    if (this.#unflushedWhile !== undefined && existsSync(this.#unflushedWhile)) return false
    this.#unflushedWhile = undefined
    return true
  }

  #apply<K extends Kind>(kind: K, data: DeskEvents[K]): void {
    for (const handler of this.#handlers.get(kind) ?? []) (handler as Handler<K>)(data)
  }
}
