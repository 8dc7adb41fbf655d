import { toRfc3339 } from '../../domain/calendar.ts'

/** The demo desk's counter, as a person uses it: the demo's past is played with it. */
export interface DeskControl {
  now(): Promise<Date>
  /** Forward only; an instant already passed changes nothing. */
  moveTo(instant: Date): Promise<void>
  deposit(account: { branchCode: string; accountNumber: string }, amount: number, remitterName: string): Promise<void>
  /** On the company's own account; whole yen, positive: paid in. `text`: as the statement shows it. */
  moveOwnMoney(accountId: string, amount: number, text: string): Promise<void>
}

/** @throws when the demo desk does not do what it was asked. */
export function createDeskControl(deskUrl: string): DeskControl {
  const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<Response> =>
    fetch(`${deskUrl}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await ask(method, path, body)
    if (!answer.ok) throw new Error(`the demo desk answered ${answer.status} to ${method} ${path}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const now = async (): Promise<Date> => new Date(String((await call('GET', '/clock'))['now']))
  return {
    now,
    async moveTo(instant) {
      const answer = await ask('PUT', '/clock', { now: toRfc3339(instant) })
      if (answer.ok) return
      const { error } = (await answer.json()) as { error?: string }
      if (error !== 'CLOCK_MOVES_FORWARD') throw new Error(`the demo desk answered ${answer.status} to PUT /clock`)
    },
    async deposit({ branchCode, accountNumber }, amount, remitterName) {
      await call('POST', '/bank/deposits', {
        branch_cd: branchCode,
        account_number: accountNumber,
        amount,
        remitter_name: remitterName,
      })
    },
    async moveOwnMoney(accountId, amount, text) {
      await call('POST', '/bank/lines', {
        account: accountId,
        direction: amount > 0 ? 'in' : 'out',
        amount: Math.abs(amount),
        text,
      })
    },
  }
}
