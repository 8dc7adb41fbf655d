/**
 * Cuts a stream of server-sent events (WHATWG HTML, 9.2) into the data of each event. Knows data lines, comments, all
 * three line ends and pieces that break anywhere; event names and ids have no use here.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  let endedOnReturn = false
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    if (text === '') continue
    // CR LF may be cut in two; its CR has ended the line already.
    rest += endedOnReturn && text.startsWith('\n') ? text.slice(1) : text
    endedOnReturn = text.endsWith('\r')
    for (let line = takeLine(rest); line; line = takeLine(rest)) {
      rest = line.rest
      if (line.text === '') {
        if (data.length > 0) yield data.join('\n')
        data = []
      } else if (line.text === 'data' || line.text.startsWith('data:')) {
        data.push(line.text.slice('data:'.length).replace(/^ /, ''))
      }
    }
  }
  // An event without its closing blank line is cut short, and dropped.
}

function takeLine(buffer: string): { text: string; rest: string } | null {
  const end = buffer.search(/[\r\n]/)
  if (end < 0) return null
  const width = buffer.startsWith('\r\n', end) ? 2 : 1
  return { text: buffer.slice(0, end), rest: buffer.slice(end + width) }
}
