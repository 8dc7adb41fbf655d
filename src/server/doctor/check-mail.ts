import { randomUUID } from 'node:crypto'
import { resolveMx, resolveTxt } from 'node:dns/promises'
import type { MailSender } from '../../adapters/mail/mail.ts'
import type { Config } from '../../platform/config.ts'
import { fault, ok, warning, type Check, type Finding } from './check.ts'

/**
 * The mail server, with a real mail, and what the sender's domain says about its mails.
 * @param recipients who gets the mail; nobody: it is said that none was sent.
 */
export const checkMail = (
  mailSender: MailSender,
  { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>,
  recipients: readonly string[],
): Check => ({
  name: 'mail',
  remedy: 'see SMTP_URL: name, port (587 with STARTTLS, or smtps:// with 465), user and password',
  run: async () => {
    const domain = domainOf(MAIL_FROM)
    const sent: Finding[] = []
    for (const recipient of recipients) sent.push(await sendTo(mailSender, MAIL_FROM, recipient))
    if (recipients.length === 0)
      sent.push(
        warning('no mail was sent, since there is no operator yet', 'run it with --mail and an address of your own'),
      )
    return [...sent, ...(isOnNet(domain) ? await domainFindings(domain) : [])]
  },
})

async function sendTo(mailSender: MailSender, from: string, to: string): Promise<Finding> {
  await mailSender.send({
    to,
    from,
    subject: '【診断】メールの送信テスト',
    text: 'このメールは、サービスの設定を確認するために送信されました。届いていれば、メールサーバーの設定は正しく動作しています。\n受信したメールのヘッダーで、dkim=pass、spf=pass、dmarc=pass となっていることを確認してください。\n',
    messageId: `<doctor-${randomUUID()}@${domainOf(from)}>`,
  })
  return ok(`a mail has left for ${to}: see that it arrives, with dkim=pass, spf=pass and dmarc=pass in its header`)
}

const domainOf = (sender: string): string => /@([^\s<>@]+?)>?\s*$/.exec(sender)?.[1] ?? ''

/** Names that stand for nobody (RFC 2606, RFC 6761) are not asked for. */
const isOnNet = (domain: string): boolean => !/(?:^|\.)(?:example(?:\.[a-z]+)*|test|invalid|localhost)$/i.test(domain)

/** SPF (RFC 7208), DMARC (RFC 7489) and where answers to the sender go. DKIM (RFC 6376) shows itself in a received mail alone. */
async function domainFindings(domain: string): Promise<Finding[]> {
  const [spf, dmarc, exchangers] = await Promise.all([
    recordsOf(domain, 'v=spf1'),
    recordsOf(`_dmarc.${domain}`, 'v=DMARC1'),
    resolveMx(domain).catch(() => []),
  ])
  return [
    policyFinding('SPF', spf, `publish a TXT record of ${domain} that names your mail server: "v=spf1 include:… -all"`),
    policyFinding('DMARC', dmarc, `publish a TXT record of _dmarc.${domain}: "v=DMARC1; p=quarantine; rua=mailto:…"`),
    exchangers.length > 0
      ? ok(`${domain} takes mail`)
      : warning(`${domain} takes no mail: answers to the sender are lost`, `publish an MX record of ${domain}`),
  ]
}

async function recordsOf(name: string, start: string): Promise<string[]> {
  const records = await resolveTxt(name).catch(() => [])
  return records.map((parts) => parts.join('')).filter((text) => text.startsWith(start))
}

function policyFinding(policy: string, records: readonly string[], remedy: string): Finding {
  const [record] = records
  if (record === undefined) return warning(`no ${policy} record: many mailboxes will refuse the mails`, remedy)
  return records.length === 1
    ? ok(`${policy}: ${record}`)
    : fault(`${records.length} ${policy} records, so that none counts`, remedy)
}
