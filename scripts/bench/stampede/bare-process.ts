/** What any server on Node.js costs here before it does anything: reads a body and answers, without a line of the product. */
import { createServer } from 'node:http'

const answer = JSON.stringify({ data: { createInvest: { id: '1', receipt_number: 1 } } })

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
    response.end(answer)
  })
})

process.on('message', (message) => {
  if (message === 'end') process.exit(0)
  if (message === 'use') {
    const { user, system } = process.cpuUsage()
    process.send?.({ processorSeconds: (user + system) / 1e6 })
    return
  }
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
  })
})
