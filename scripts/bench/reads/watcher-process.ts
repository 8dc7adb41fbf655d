/** Those who only watch how a fund fills: one stream of server-sent events each, in a process of their own. */
import { connect, type Socket } from 'node:net'

export interface WatchersOrder {
  port: number
  fund: number
  watchers: number
}

export interface WatchersReport {
  /** Frames that arrived, of all watchers, since the last report. */
  frames: number
  /** Watchers that got none meanwhile. */
  forgotten: number
}

interface Watcher {
  socket: Socket
  frames: number
}

/** Resolves with its first frame: what is known is sent at once. */
function watch({ port, fund }: WatchersOrder): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.setEncoding('latin1')
    const watcher: Watcher = { socket, frames: 0 }
    socket.on('data', (chunk) => {
      const frames = String(chunk).split('data: {').length - 1
      if (frames > 0 && watcher.frames === 0) resolve(watcher)
      watcher.frames += frames
    })
    socket.on('error', reject)
    socket.write(`GET /live/projects/${fund} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`)
  })
}

const all: Watcher[] = []

/** In portions: a listener's queue of new connections is short. */
async function open(order: WatchersOrder): Promise<void> {
  while (all.length < order.watchers)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, order.watchers - all.length) }, () => watch(order)))),
    )
}

function report(): WatchersReport {
  const told = {
    frames: all.reduce((sum, { frames }) => sum + frames, 0),
    forgotten: all.filter(({ frames }) => frames === 0).length,
  }
  for (const watcher of all) watcher.frames = 0
  return told
}

process.on('message', (message: WatchersOrder | 'report' | 'end') => {
  if (message === 'end') process.exit(0)
  else if (message === 'report') process.send?.(report())
  else void open(message).then(() => process.send?.(report()))
})
