import { expect, it } from 'vitest'
import { readEvents } from './event-stream.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function eventsOf(text: string, size: number): Promise<string[]> {
  const events: string[] = []
  for await (const event of readEvents(inPieces(text, size))) events.push(event)
  return events
}

it.each([
  ['two events', 'data: one\n\ndata: two\n\n', ['one', 'two']],
  ['CR LF', 'data: one\r\n\r\ndata: two\r\n\r\n', ['one', 'two']],
  ['CR alone', 'data: one\r\rdata: two\r\r', ['one', 'two']],
  ['comments, names and ids', ': ping\n\nevent: move\nid: 7\nretry: 10\ndata: one\n\n', ['one']],
  ['data over several lines', 'data: {\ndata:  "a": 1\ndata: }\n\n', ['{\n "a": 1\n}']],
  ['data over several lines with CR LF', 'data: one\r\ndata: more\r\n\r\n', ['one\nmore']],
  ['no blank after the colon', 'data:one\n\n', ['one']],
  ['a word that only begins alike', 'database: x\n\n', []],
  ['an event cut short', 'data: one\n\ndata: tw', ['one']],
  ['Japanese cut within a character', 'data: 十一月二十一日\n\n', ['十一月二十一日']],
])('reads %s, in pieces of any size', async (_what, text, expected) => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(await eventsOf(text, size)).toEqual(expected)
})
