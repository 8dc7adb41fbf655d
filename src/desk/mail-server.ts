import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { FaultKind, Faults } from './faults.ts'
import type { Mailbox } from './mailbox.ts'
import { SettingError } from './settings.ts'

const largestMailBytes = 20 * 1024 * 1024

/** What a mail server says before it has taken anything. */
const refusals: Partial<Record<FaultKind, readonly [number, string]>> = {
  error: [451, 'Requested action aborted: local error in processing'],
  server_error: [554, 'Transaction failed'],
  unavailable: [421, 'Service not available, closing transmission channel'],
  too_many: [450, 'Too many messages, try again later'],
}

/** The mail server: takes whatever is sent, from anybody on this machine, and delivers it nowhere but to the mailbox. */
export class MailServer {
  readonly #mailbox: Mailbox
  readonly #faults: Faults
  readonly #server: SMTPServer
  readonly #troubles = new WeakMap<SMTPServerSession, FaultKind>()
  readonly #sockets = new Set<Socket>()

  constructor(mailbox: Mailbox, faults: Faults) {
    this.#mailbox = mailbox
    this.#faults = faults
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      size: largestMailBytes,
      closeTimeout: 200,
      onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
      onMailFrom: (_address, session, done) => this.#begin(session, done),
      onData: (stream, session, done) => {
        buffer(stream)
          .then((raw) => this.#take(raw, session))
          .then(() => done(), done)
      },
    })
    this.#server.on('error', () => undefined)
    this.#server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /** Listens on loopback; returns the port. */
  async listen(port: number): Promise<number> {
    const { server } = this.#server
    this.#server.listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch (problem) {
      throw new SettingError(
        `DESK_SMTP_PORT: port ${port} cannot be opened (${(problem as NodeJS.ErrnoException).code})`,
      )
    }
    return (server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve())
    })
  }

  /** A mail begins, also on a connection that is used again: here the next ordered fault is taken. */
  #begin(session: SMTPServerSession, done: (problem?: Error | null) => void): void {
    const trouble = this.#faults.take('mail')
    this.#troubles.delete(session)
    if (trouble === 'refuse') {
      done(refusal(421, 'Service not available, closing transmission channel'))
      setTimeout(() => this.#cut(session), 50).unref()
      return
    }
    if (trouble) this.#troubles.set(session, trouble)
    done()
  }

  async #take(raw: Buffer, session: SMTPServerSession): Promise<void> {
    const trouble = this.#troubles.get(session)
    const recipients = session.envelope.rcptTo.map(({ address }) => address)
    const refused = trouble && refusals[trouble]
    if (refused) throw refusal(...refused)
    if (trouble === 'timeout') await this.#keepWaiting(session)
    if (trouble === 'delay') await sleep(this.#faults.times.delayMs)
    await this.#mailbox.receive(raw, recipients)
    if (trouble === 'duplicate' || trouble === 'repeat') await this.#mailbox.receive(raw, recipients)
    if (trouble === 'lost_answer') this.#cut(session)
    if (trouble === 'late_answer') await this.#keepWaiting(session)
    if (trouble === 'bad_json') this.#socketOf(session)?.end('<html>gateway</html>\r\n')
  }

  async #keepWaiting(session: SMTPServerSession): Promise<never> {
    await sleep(this.#faults.times.timeoutMs, undefined, { ref: false })
    this.#cut(session)
    throw refusal(421, 'Timeout')
  }

  #cut(session: SMTPServerSession): void {
    this.#socketOf(session)?.destroy()
  }

  #socketOf(session: SMTPServerSession): Socket | undefined {
    return [...this.#sockets].find((socket) => socket.remotePort === session.remotePort)
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
