/** What a source of live totals needs of the browser. */
export interface LiveOutside {
  /** Undefined where the browser knows no event streams. */
  openStream: ((address: string) => LiveStream) | undefined
  fetchJson: (address: string) => Promise<unknown>
  /** Answers how to call it off. */
  after: (milliseconds: number, run: () => void) => () => void
  /** Between 0 and 1. */
  chance: () => number
}

export interface LiveStream {
  onMessage: (text: string) => void
  /** The browser has given the stream up; short breaks it mends by itself. */
  onGivenUp: () => void
  close: () => void
}

export interface LiveSource {
  /** What was told came in answer to a question, not by itself: it may be older than what the page has asked for since. */
  isPolling: () => boolean
  stop: () => void
}

/** Each browser asks at its own moment, so that they never ask all at once. */
const pollMilliseconds = { least: 3_000, spread: 3_000 }
/** After so many questions the stream may have a place again. */
const pollsBeforeStream = 5

/**
 * Follows an address that answers as an event stream or, asked plainly, with the same JSON. While there is no stream the
 * address is asked every few seconds, and a stream is tried again now and then. What cannot be read is passed over.
 */
export function followLive(address: string, outside: LiveOutside, onUpdate: (update: unknown) => void): LiveSource {
  let stream: LiveStream | null = null
  let callOff: (() => void) | null = null
  let isStopped = false

  const closeStream = () => {
    stream?.close()
    stream = null
  }
  const startStream = () => {
    if (!outside.openStream) return poll(Number.POSITIVE_INFINITY)
    const opened = outside.openStream(address)
    stream = opened
    opened.onMessage = (text) => {
      if (!isStopped) publish(text)
    }
    opened.onGivenUp = () => {
      closeStream()
      if (!isStopped) poll(pollsBeforeStream)
    }
  }
  const publish = (text: string) => {
    try {
      onUpdate(JSON.parse(text))
    } catch {
      // The next one is whole again.
    }
  }
  const poll = (left: number) => {
    callOff = outside.after(pollMilliseconds.least + outside.chance() * pollMilliseconds.spread, () => {
      void outside.fetchJson(address).then(
        (update) => {
          if (!isStopped) onUpdate(update)
        },
        () => undefined,
      )
      if (left > 1) poll(left - 1)
      else startStream()
    })
  }

  startStream()
  return {
    isPolling: () => stream === null,
    stop: () => {
      isStopped = true
      closeStream()
      callOff?.()
    },
  }
}
