import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import type { Services } from '../../features/core/services.ts'
import type { Config } from '../../platform/config.ts'
import { fault, ok, warning, type Check, type Finding } from './check.ts'

const warnDaysBefore = 14
const dayMilliseconds = 86_400_000
const answerWithinMilliseconds = 20_000

/** The bank's API as the product uses it: with the stored authorization, reading only. */
export const checkBank = ({ bank, config }: Pick<Services, 'bank' | 'config'>): Check => ({
  name: 'bank',
  remedy:
    'see BANK_BASE_URL, BANK_CLIENT_ID, BANK_CLIENT_SECRET and BANK_ACCOUNT_ID, and whether the bank lets this address in; where its authorization has ended, link the account again at /itoadmintool/bank',
  run: async () => {
    if (!(await bank.isLinked()))
      return [
        warning(
          'the account has not been linked yet',
          `log in as an operator and link the account: ${config.BASE_URL}/itoadmintool/bank`,
        ),
      ]
    await bank.balance()
    return [ok('answers for the collecting account')]
  },
})

/** The identity service, asked for a check that nobody has begun. */
export const checkIdentity = ({ identityService }: Pick<Services, 'identityService'>): Check => ({
  name: 'identity',
  remedy: 'see EKYC_BASE_URL and EKYC_API_KEY, and whether the service lets this address in',
  run: async () => {
    await identityService.find('doctor')
    return [ok('answers and takes our key')]
  },
})

/** The public address, as a browser finds it. */
export const checkPublicAddress = ({ BASE_URL }: Pick<Config, 'BASE_URL'>, now: () => Date): Check => ({
  name: 'address',
  remedy: `see that the name of ${BASE_URL} leads to your proxy, and the proxy to a server that runs`,
  run: async () => {
    const { hostname, port, protocol } = new URL(BASE_URL)
    const { address } = await lookup(hostname)
    const certificate =
      protocol === 'https:' ? [certificateFinding(await certificateEnd(hostname, Number(port || 443)), now())] : []
    const answer = await fetch(`${BASE_URL}/readyz`, { signal: AbortSignal.timeout(answerWithinMilliseconds) })
    return [
      ok(`${hostname} is ${address}`),
      ...certificate,
      answer.ok
        ? ok(`${BASE_URL}/readyz is ready`)
        : fault(`${BASE_URL}/readyz answers ${answer.status}`, 'see the log of the server'),
    ]
  },
})

function certificateFinding(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / dayMilliseconds)
  const says = `its TLS certificate is valid for ${days} days more`
  return days >= warnDaysBefore ? ok(says) : warning(says, 'renew it, and see why it did not renew itself')
}

/** @throws Error where no trusted certificate for the name is shown. */
function certificateEnd(hostname: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, servername: hostname, timeout: answerWithinMilliseconds }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.once('timeout', () => socket.destroy(new Error(`${hostname} does not answer on port ${port}`)))
    socket.once('error', reject)
  })
}
