import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { createDigitalAuthApp } from '../../../src/adapters/identity-app/digital-auth-app.ts'
import { defaultTimes } from '../../../src/desk/desk-parts.ts'
import { demoCredentials } from '../../../src/desk/settings.ts'
import { startDesk, type Desk } from '../../../src/desk/start-desk.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { createWorld, type Answer, type Browser, type World } from './account-world.ts'

/** The product's API with the demo desk as the authentication app and its verifier, spoken to over HTTP; both follow its clock. */
export interface AppWorld extends World {
  desk: Desk
  /** Both clocks to an instant, or only the product's to where the other is. */
  moveTo(instant?: string): void
  /** What the member does in the app. @returns what it adds to the address to which it sends back. */
  useApp(url: string, form: Record<string, string>): Promise<AppReturn>
}

export interface AppReturn {
  state: string
  code?: string
  error?: string
}

/** The card of the person that `someone` registers. */
export const card = {
  decision: 'approve',
  name: '山田　花子',
  birthdate: '19850412',
  address: '東京都渋谷区渋谷一丁目２番３号',
  gender: '2',
}

const appSettings = (deskUrl: string) => ({
  issuer: `${deskUrl}/digital-auth/realms/main`,
  clientId: demoCredentials.identityAppClientId,
  clientKey: demoCredentials.identityAppKey,
  verifierUrl: `${deskUrl}/verifier/v1`,
  verifierKey: demoCredentials.verifierKey,
})

export async function openAppWorld(
  { timeoutMs = 10_000, ...changes }: { timeoutMs?: number; clientKey?: string; clientId?: string } = {},
  replace: Partial<Services> = {},
): Promise<AppWorld> {
  const folder = await mkdtemp(path.join(scratchFolder(), 'app-world-'))
  const clockStart = new Date('2026-11-21T10:00:00+09:00')
  const settings = { port: 0, smtpPort: 0, dataFolder: folder, productUrl: 'http://127.0.0.1:1', clockStart }
  const desk = await startDesk(
    { ...settings, credentials: demoCredentials },
    { ...defaultTimes, faultTimeoutMs: timeoutMs * 2 },
  )
  const { clock } = desk.parts
  const identityApp = createDigitalAuthApp(
    { ...appSettings(desk.url), timeoutMs, ...changes },
    { now: () => clock.now() },
  )
  const world = await createWorld({ identityApp, ...replace })
  const closeWorld = world.close
  return Object.assign(world, {
    desk,
    moveTo(instant?: string) {
      if (instant !== undefined) {
        clock.standStill()
        clock.jumpTo(new Date(instant))
        clock.runOn()
      }
      world.now.business = clock.now()
    },
    useApp,
    async close() {
      await desk.stop()
      await rm(folder, { recursive: true, force: true })
      await closeWorld()
    },
  })
}

async function useApp(url: string, form: Record<string, string>): Promise<AppReturn> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`the app answered ${answer.status}: ${await answer.text()}`)
  const back = new URL(answer.headers.get('location') ?? '')
  if (`${back.origin}${back.pathname}` !== 'http://ito.test/ekyc/app') throw new Error(`sent back to ${back.href}`)
  const { state = '', code, error } = Object.fromEntries(back.searchParams)
  return { state, ...(code !== undefined && { code }), ...(error !== undefined && { error }) }
}

export async function startApp(member: Browser, renew = false): Promise<Answer & { url: string }> {
  const answer = await member.ask('mutation ($renew: Boolean) { startIdentityApp(renew: $renew) { url } }', { renew })
  return { ...answer, url: answer.data?.['startIdentityApp']?.url ?? '' }
}

export const finishApp = (member: Browser, input: AppReturn): Promise<Answer> =>
  member.ask('mutation ($input: IdentityAppInput!) { finishIdentityApp(input: $input) { status reason } }', { input })
