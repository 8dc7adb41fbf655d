import { createTransport } from 'nodemailer'
import { MailDelayed, type MailSender, MailUndeliverable, type OutgoingMail } from './mail.ts'

export interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  url: string
  /** True: nothing is said before STARTTLS has succeeded, not even the login. Of smtps:// every connection is encrypted anyway. */
  isEncrypted?: boolean
  /** For each step of the conversation; 30 seconds where nothing is said. */
  timeoutMs?: number
}

export function createSmtpMailSender(settings: SmtpSettings): MailSender {
  const timeoutMs = settings.timeoutMs ?? 30_000
  const transport = createTransport({
    url: settings.url,
    requireTLS: settings.isEncrypted ?? false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A mail is made of our own words only; nothing in it may make the process read a file or a web page.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(mail) {
      refuseInjection(mail)
      try {
        await transport.sendMail({
          // As an object, since a string is read as a list of addresses.
          to: { name: '', address: mail.to },
          from: mail.from,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          headers: { ...mail.headers },
        })
      } catch (error) {
        throw toFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** One address without anything that a mail server could read as a second one, a name, a comment or a command. */
const bareAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u
const headerName = /^[A-Za-z0-9-]+$/
const messageIdentifier = /^<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>$/u

/** A line break in a header would let its author write further headers, or a mail of his own. */
function refuseInjection(mail: OutgoingMail): void {
  const lines = [mail.from, mail.subject, ...Object.values(mail.headers ?? {})]
  const isSafe =
    bareAddress.test(mail.to) &&
    messageIdentifier.test(mail.messageId) &&
    lines.every((line) => !/\p{Cc}|[\u2028\u2029]/u.test(line)) &&
    Object.keys(mail.headers ?? {}).every((name) => headerName.test(name))
  if (!isSafe) throw new MailUndeliverable('an address or a header of the mail is not well formed', null)
}

/** The server's text stays out: it usually quotes the address. */
function toFailure(error: unknown): MailDelayed | MailUndeliverable {
  const code = responseCodeOf(error)
  if (code === null) return new MailDelayed('the mail server could not be reached, or its answer was lost', null)
  // A rejected login says something about our settings and nothing about the mail.
  const isOurLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH'
  if (code >= 500 && !isOurLogin) return new MailUndeliverable(`the mail server refused the mail (${code})`, code)
  return new MailDelayed(`the mail server put the mail off (${code})`, code)
}

function responseCodeOf(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null
}
