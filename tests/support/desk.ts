/** A mail as it reached the demo desk's mailbox. */
export interface DeskMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
  message_id: string
}

export interface DepositOrder {
  branch_cd: string
  account_number: string
  /** Whole yen. */
  amount: number
  remitter_name: string
  /** RFC 3339; the business clock's now where nothing is said. */
  transfer_at?: string
}

/** One payee of an order; whole yen. */
export interface DeskTransfer {
  apply_no: string
  item_id: string
  amount: number
  status: string
  account_number: string
  [other: string]: unknown
}

export type FaultTarget = 'bank' | 'ekyc' | 'mail' | 'beacon'
export type FaultKind = 'refuse' | 'error' | 'timeout' | 'duplicate' | 'lost_answer' | 'delay'

/** The demo desk as a program uses it: what the outside world does in a test. */
export interface Desk {
  now(): Promise<Date>
  /** Moves the business clock forward; answers when everything that fell due on the way has run. */
  moveClock(to: Date | string): Promise<{ now: string; ran: { task: string; at: string }[] }>
  /** Newest first. */
  mails(to?: string): Promise<DeskMail[]>
  /** Waits until a mail to the address, whose subject contains the text, has arrived, or `count` of them: mails go out in the background. Answers with the newest. */
  mailTo(address: string, subject: string, count?: number): Promise<DeskMail>
  deposit(order: DepositOrder): Promise<{ id: string }>
  transfers(): Promise<DeskTransfer[]>
  /** `reference`: the last path segment of the url that startLiquid returned. */
  ekyc(reference: string, decision: 'submit' | 'approve' | 'reject'): Promise<void>
  faults(target: FaultTarget, kind: FaultKind, count?: number): Promise<void>
  /** Forgets faults and mails. */
  reset(): Promise<void>
}

export function createDesk(deskUrl: string): Desk {
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${deskUrl}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`the demo desk answered ${response.status} to ${method} ${path}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }
  const mails = (to?: string): Promise<DeskMail[]> =>
    call('GET', to === undefined ? '/mails' : `/mails?to=${encodeURIComponent(to)}`)
  return {
    now: async () => new Date((await call<{ now: string }>('GET', '/clock')).now),
    moveClock: (to) => call('PUT', '/clock', { now: typeof to === 'string' ? to : to.toISOString() }),
    mails,
    mailTo: async (address, subject, count = 1) => {
      for (let attempt = 0; attempt < 1000; attempt += 1) {
        const found = (await mails(address)).filter((mail) => mail.subject.includes(subject))
        if (found[0] !== undefined && found.length >= count) return found[0]
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const subjects = (await mails(address)).map((mail) => mail.subject).join('、')
      throw new Error(`not ${count} mail「${subject}」to ${address}; there are: ${subjects || 'none'}`)
    },
    deposit: (order) => call('POST', '/bank/deposits', order),
    transfers: () => call('GET', '/bank/transfers'),
    ekyc: async (reference, decision) =>
      void (await call('POST', `/ekyc/${encodeURIComponent(reference)}`, { decision })),
    faults: async (target, kind, count = 1) => void (await call('POST', '/faults', { target, kind, count })),
    reset: async () => void (await call('POST', '/reset', {})),
  }
}
